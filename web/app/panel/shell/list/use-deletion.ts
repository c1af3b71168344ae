import { Refusal } from 'contract/platform/client'
import { useRef } from 'react'
import type { Panel } from '../panel'
import { isSessionEnd } from '../use-session-end'

const notFound = 404
const conflict = 409

/** Why it must not be now, in the server's words. */
const reasonIn = (error: unknown) =>
  error instanceof Refusal && error.status === conflict ? error.message : undefined

type Deletion = {
  panel: Panel
  /** What the entry is called. */
  name: string
  send: () => Promise<{ message: string }>
  /** Said when the server gave no words of its own. */
  success: string
  failure: string
  onClose: () => void
  /** Somebody else has deleted it before: brings the list as it is now. */
  onGone: () => Promise<unknown>
}

/** Deletes the entry that a dialog asks about, says how it went, and closes the dialog. */
export function useDeletion(deletion: Deletion): () => Promise<void> {
  const { panel, name, send, success, failure, onClose, onGone } = deletion
  const isSent = useRef(false)
  return async () => {
    // A second click can come before the button is drawn disabled.
    if (isSent.current) return
    isSent.current = true
    try {
      const { message } = await send()
      panel.showSuccess(message || success)
    } catch (error) {
      if (error instanceof Refusal && error.status === notFound) {
        panel.showError(`"${name}" had already been deleted.`)
        await onGone()
      } else if (!isSessionEnd(error)) panel.showError(reasonIn(error) ?? failure)
    }
    onClose()
  }
}
