import { useEffect, useRef } from 'react'

/** For the `ref` of a form whose state holds its faults: the first control that is at fault has the focus whenever `faults` is another. */
export function useFaultFocus(faults: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  return form
}
