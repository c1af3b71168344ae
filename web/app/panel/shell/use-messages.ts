import { useCallback, useState } from 'react'
import { useTimeout } from '#app/lib/use-timeout'

const successMilliseconds = 3000

export type Banner = { kind: 'success' | 'error'; text: string; onDismiss: () => void }

// An object, so that the same text shown twice counts as two messages.
type Message = { kind: Banner['kind']; text: string }

/** Success messages disappear; errors stay until dismissed. */
export function useMessages() {
  const [message, setMessage] = useState<Message>()
  useTimeout(message?.kind === 'success' && message, successMilliseconds, () =>
    setMessage(undefined),
  )
  const banners: Banner[] = message ? [{ ...message, onDismiss: () => setMessage(undefined) }] : []
  return {
    banners,
    showSuccess: useCallback((text: string) => setMessage({ kind: 'success', text }), []),
    showError: useCallback((text: string) => setMessage({ kind: 'error', text }), []),
    dismissError: useCallback(
      () => setMessage((visible) => (visible?.kind === 'error' ? undefined : visible)),
      [],
    ),
  }
}
