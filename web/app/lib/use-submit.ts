import { type BaseSyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Checked<Values> = {
  /** Of the form library: checks what is typed, and hands over values that pass. */
  handleSubmit: (
    send: (values: Values) => Promise<void>,
  ) => (event?: BaseSyntheticEvent) => Promise<void>
}

type Ways<Values> = {
  /** Rejects with why it was refused. */
  send: (values: Values) => Promise<unknown>
  /** Hears of it when the fields can be used again, so that the one at fault can take the focus. */
  onRefused: (error: unknown) => void
  /** Called when the form library is done with the sending, too: what is typed then is the next form. */
  onSent?: () => void
}

/** Sends a form, and only when its last sending is over: a second click can come before anything is drawn disabled. */
export function useSubmit<Values>(
  form: Checked<Values>,
  { send, onRefused, onSent }: Ways<Values>,
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
        onRefused(error)
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
