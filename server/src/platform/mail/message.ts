/** A file of a mail; with `cid`, the HTML shows it as a picture. */
export type Attachment = {
  filename: string
  content: string | Buffer
  contentType: string
  cid?: string
}

/** A mail as it is sent. */
export type Message = {
  _id: string
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  attachments?: readonly Attachment[]
  /** An event as an iCalendar text, which comes along as a file. */
  calendar?: string
  /** Of a mail that goes to everybody who wants it. */
  list?: MailingList
}

/** What mail programs are told of such a mail. */
export type MailingList = {
  /** Whose it is; names the subscription in mails that come back. */
  subscriptionId: string
  /** Where a POST ends it, and a GET shows what there is to press (RFC 8058). */
  leaveUrl: string
  /** The numbers of the news that it tells. */
  tells: readonly number[]
}
