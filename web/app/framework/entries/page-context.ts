import type { Send } from 'contract/platform/client'
import type { RejectedForm } from 'contract/platform/rejected-form'

export type PageAnswer = { status: number; headers: Record<string, string>; body: string }

export type PageContext = {
  /** Calls the API in-process. The client is created here so that its `ApiError` class is this bundle's. */
  send: Send
  now: Date
  publicUrl: string
  signInLabel?: string | undefined
  rejectedForm?: RejectedForm | undefined
  /** Receives the data that a document is rendered from, except the time. */
  isKnown: (renderedFrom: string) => boolean
  /** Yields to other requests. */
  pause: () => Promise<void>
  /** Receives why a page could not be rendered. */
  onError: (error: unknown) => void
  isMissing?: boolean | undefined
}
