import { ticketCid } from '../../platform/mail/email-template.ts'
import type { Attachment } from '../../platform/mail/message.ts'
import { ticketImage, ticketPicture } from './ticket-picture.ts'

/** Mail programs show no SVG: the picture in the letter is a GIF, and the SVG comes along to be printed. */
export const ticketFiles = (ticket: string): Attachment[] => [
  {
    filename: 'ticket.gif',
    content: Buffer.from(ticketImage(ticket)),
    cid: ticketCid,
    contentType: 'image/gif',
  },
  { filename: 'ticket.svg', content: ticketPicture(ticket), contentType: 'image/svg+xml' },
]
