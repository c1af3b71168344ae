import { type FormEvent, useRef } from 'react'

/** Lets a form be sent only when its last sending is over: a second click can come before anything is drawn disabled. */
export function useSingleSubmit(submit: (event: FormEvent) => Promise<unknown>) {
  const isSending = useRef(false)
  return async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    try {
      await submit(event)
    } finally {
      isSending.current = false
    }
  }
}
