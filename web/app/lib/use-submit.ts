import { type BaseSyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Checked<Values> = {
  handleSubmit: (
    send: (values: Values) => Promise<void>,
  ) => (event?: BaseSyntheticEvent) => Promise<void>
}

type Actions<Values> = {
  send: (values: Values) => Promise<unknown>
  /** Runs once the fields are enabled again, so that an invalid one can get the focus. */
  onError: (error: unknown) => void
  /** Runs after react-hook-form is done: what is typed then belongs to the next form. */
  onSent?: () => void
}

/** Ignores a second click that arrives before the button is disabled. */
export function useSubmit<Values>(
  form: Checked<Values>,
  { send, onError, onSent }: Actions<Values>,
) {
  const [stage, setStage] = useState<'typing' | 'sending' | 'sent'>('typing')
  const isSending = useRef(false)

  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault()
    if (isSending.current) return
    isSending.current = true
    let isSent = false
    const sendChecked = form.handleSubmit(async (values) => {
      setStage('sending')
      try {
        await send(values)
        isSent = true
        setStage('sent')
      } catch (error) {
        flushSync(() => setStage('typing'))
        onError(error)
      }
    })
    try {
      await sendChecked(event)
      if (isSent) onSent?.()
    } finally {
      isSending.current = false
    }
  }
  return { submit, stage }
}
