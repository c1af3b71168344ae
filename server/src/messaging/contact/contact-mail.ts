import type { ContactForm } from 'contract/messaging/contact'
import type { MessageTopic } from 'contract/messaging/message-topics'
import type { OutgoingMail } from '../../platform/mail/mail.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { contactTexts } from './email-texts.ts'

export type MessageToken = { number: string; topic: MessageTopic | undefined }

export function contactMail(
  office: string,
  form: ContactForm,
  { number, topic }: MessageToken,
): OutgoingMail {
  const { name, email, phone, subject, message } = form
  return {
    compose: (college) => ({
      subject: subject ? `Website: ${subject}` : `Website: message from ${name}`,
      greeting: `A new message to ${college.name} from the website:`,
      paragraphs: [
        `From ${name}, ${email}, ${phone}`,
        `Reference: ${number}`,
        ...(topic ? [`About: ${topic.title}`] : []),
        ...(subject ? [`Subject: ${subject}`] : []),
      ],
      quote: message,
      closing: ['Reply to this email to answer the sender.'],
    }),
    to: office,
    replyTo: email,
  }
}

/** Anybody may enter anybody's address, so the receipt contains nothing of what was typed, not even the name. */
export function receiptMail(
  office: string,
  { email, language }: { email: string; language: ReaderLanguage },
  { number, topic }: MessageToken,
): OutgoingMail {
  const translate = contactTexts(language)
  return {
    compose: ({ name: college, phone, email: address }) => ({
      subject: translate('Your message to {college}: reference {number}', { college, number }),
      greeting: translate('Hello,'),
      paragraphs: [
        translate('We have received your message to {college}. Your reference is {number}.', {
          college,
          number,
        }),
        ...(topic ? [translate('Topic: {topic}', { topic: topic.title })] : []),
        translate(
          'The office will reply by email or phone. To ask about your message before then, quote the reference: {phone}, {email}.',
          { phone, email: address },
        ),
      ],
      closing: [
        translate(
          'If you didn’t write to us, ignore this email: someone entered your address by mistake.',
        ),
      ],
    }),
    to: email,
    replyTo: office,
    language,
  }
}
