import { ApiError } from 'contract/platform/client'
import { useRef } from 'react'
import type { Panel } from '../panel'
import { isSessionEnd } from '../use-session-end'

const notFound = 404
const conflict = 409

const reasonIn = (error: unknown) =>
  error instanceof ApiError && error.status === conflict ? error.message : undefined

type Deletion = {
  panel: Panel
  name: string
  send: () => Promise<{ message: string }>
  success: string
  /** Absent where it is deleted for good. */
  undo?: () => void
  failure: string
  onClose: () => void
  onGone: () => Promise<unknown>
}

export function useRecordDeletion(deletion: Deletion): () => Promise<void> {
  const { panel, name, send, success, undo, failure, onClose, onGone } = deletion
  const isSent = useRef(false)
  return async () => {
    // A second click can arrive before the button renders as disabled.
    if (isSent.current) return
    isSent.current = true
    try {
      const { message } = await send()
      panel.showSuccess(message || success, undo)
    } catch (error) {
      if (error instanceof ApiError && error.status === notFound) {
        panel.showError(`Someone has already deleted “${name}”.`)
        await onGone()
      } else if (!isSessionEnd(error)) panel.showError(reasonIn(error) ?? failure)
    }
    onClose()
  }
}
