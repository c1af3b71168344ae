/** A mail as it waits in the outbox, and as it is sent. */
export type Message = {
  _id: string
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
}
