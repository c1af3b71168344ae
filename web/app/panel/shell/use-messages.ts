import { useCallback, useState } from 'react'
import { useTimeout } from '#app/lib/use-timeout'

const successMilliseconds = 3000
/** Enough to reach the button by keyboard. */
const undoMilliseconds = 30_000

export type Banner = {
  kind: 'success' | 'error'
  text: string
  undo?: (() => void) | undefined
  onDismiss: () => void
}

// An object, so that the same text shown twice counts as two messages.
type Message = Omit<Banner, 'onDismiss'>

/** Success messages disappear; errors stay until dismissed. */
export function useMessages() {
  const [message, setMessage] = useState<Message>()
  const dismiss = () => setMessage(undefined)
  useTimeout(
    message?.kind === 'success' && message,
    message?.undo ? undoMilliseconds : successMilliseconds,
    dismiss,
  )
  const banners: Banner[] = message ? [{ ...message, onDismiss: dismiss }] : []
  return {
    banners,
    showSuccess: useCallback(
      (text: string, undo?: () => void) => setMessage({ kind: 'success', text, undo }),
      [],
    ),
    showError: useCallback((text: string) => setMessage({ kind: 'error', text }), []),
    dismissError: useCallback(
      () => setMessage((visible) => (visible?.kind === 'error' ? undefined : visible)),
      [],
    ),
  }
}
