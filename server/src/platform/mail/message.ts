export type Attachment = {
  filename: string
  content: string | Buffer
  contentType: string
  cid?: string
}

export type Message = {
  _id: string
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  attachments?: readonly Attachment[]
  calendar?: string
  list?: MailingList
}

export type MailingList = {
  subscriptionId: string
  /** POST unsubscribes, GET shows a page (RFC 8058). */
  leaveUrl: string
  noticeNumbers: readonly number[]
}
