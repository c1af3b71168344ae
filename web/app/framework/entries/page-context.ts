import type { Send } from 'contract/platform/client'
import type { RejectedForm } from 'contract/platform/rejected-form'

/** What the server gives to the rendering of one page. */
export type PageContext = {
  /** Reaches the API without a network. The client over it is made here, so that its `Refusal` is this side's. */
  send: Send
  now: Date
  /** Origin that visitors know the site by, without a slash at the end. */
  publicUrl: string
  /** What the provider of third-party sign-in is called; absent when there is none. */
  signInLabel?: string | undefined
  /** The form on this page that was sent and rejected. */
  rejectedForm?: RejectedForm | undefined
  /** Is told what a document is drawn from, but for the time; whether that is known, and it need not be drawn again. */
  isKnown: (drawnFrom: string) => boolean
  /** Lets other requests in between two parts of the work. */
  pause: () => Promise<void>
  /** Draws the document for all addresses of this page whose subject does not exist. */
  isMissing?: boolean | undefined
}
