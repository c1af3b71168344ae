import { useEffect, useRef } from 'react'

/** Focuses the first invalid control whenever `errors` changes. */
export function useErrorFocus(errors: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])
  return form
}
