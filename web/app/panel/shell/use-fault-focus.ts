import { useEffect, useRef } from 'react'

/** Focuses the first invalid control whenever `faults` changes. */
export function useFaultFocus(faults: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  return form
}
