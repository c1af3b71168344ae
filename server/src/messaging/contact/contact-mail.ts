import type { ContactForm } from 'contract/messaging/contact'
import type { MessageTopic } from 'contract/messaging/message-topics'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

/** What names a message and says what it is about. */
export type MessageMark = { number: string; topic: MessageTopic | undefined }

/** What a visitor wrote, for the office; an answer goes to the visitor. `office` is what `mail.officeAddress` tells. */
export function contactMail(
  office: string,
  form: ContactForm,
  { number, topic }: MessageMark,
): OutgoingMail {
  const { name, email, phone, subject, message } = form
  return {
    says: (college) => ({
      subject: subject ? `Website: ${subject}` : `Website: message from ${name}`,
      greeting: `A message to ${college.name} from the website:`,
      paragraphs: [
        `From ${name}, ${email}, ${phone}`,
        `Number: ${number}`,
        ...(topic ? [`About: ${topic.title}`] : []),
        ...(subject ? [`Subject: ${subject}`] : []),
      ],
      quote: message,
      closing: ['An answer to this mail goes to the sender.'],
    }),
    to: office,
    replyTo: email,
  }
}

/**
 * Tells a sender that the message is here. Anybody may type anybody's address, so that nothing in it is the sender's:
 * neither name nor text.
 */
export function receiptMail(
  office: string,
  email: string,
  { number, topic }: MessageMark,
): OutgoingMail {
  return {
    says: (college) => ({
      subject: `Your message to ${college.name}: number ${number}`,
      greeting: 'Hello,',
      paragraphs: [
        `your message to ${college.name} has arrived. Its number is ${number}.`,
        ...(topic ? [`It is about: ${topic.title}`] : []),
        `The office answers by email or phone. If you ask about it meanwhile, name the number: ${college.phone}, ${college.email}.`,
      ],
      closing: ['If you did not write to us, ignore this message: somebody typed your address.'],
    }),
    to: email,
    replyTo: office,
  }
}
