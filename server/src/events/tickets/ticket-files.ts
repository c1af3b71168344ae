import { ticketCid } from '../../platform/mail/email-template.ts'
import type { Attachment } from '../../platform/mail/message.ts'
import { ticketImage, ticketPicture } from './ticket-picture.ts'

/** Email programs don't show SVG, so the body has a GIF; the SVG is attached for printing. */
export const ticketFiles = (ticket: string): Attachment[] => [
  {
    filename: 'ticket.gif',
    content: Buffer.from(ticketImage(ticket)),
    cid: ticketCid,
    contentType: 'image/gif',
  },
  { filename: 'ticket.svg', content: ticketPicture(ticket), contentType: 'image/svg+xml' },
]
