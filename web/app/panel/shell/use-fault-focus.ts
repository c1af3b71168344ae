import { useEffect, useRef } from 'react'

/** A `ref` for a form whose state holds its faults: whenever `faults` changes, the first control with a fault gets the focus. */
export function useFaultFocus(faults: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  return form
}
