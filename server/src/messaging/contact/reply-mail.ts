import { college as facts } from 'college/facts'
import { localDay } from 'contract/platform/zoned-time'
import type { ContactMessageTable } from '../../platform/db/schema.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

const subjectOf = (subject: string | null, collegeName: string) => {
  if (!subject) return `Re: Your message to ${collegeName}`
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`
}

export function replyMail(
  office: string,
  { name, email, number, subject, message, createdAt }: ContactMessageTable,
  { text, author }: { text: string; author: string },
): OutgoingMail {
  const [greeting = '', ...paragraphs] = text.trim().split(/\n{2,}/)
  const day = localDay(createdAt, facts.timeZone)
  return {
    compose: (college) => ({
      subject: subjectOf(subject, college.name),
      greeting,
      paragraphs: [
        ...paragraphs,
        ['Kind regards,', author, college.name].filter(Boolean).join('\n'),
        `On ${day}, ${name} wrote:`,
      ],
      quote: message,
      closing: number ? [`Your reference: ${number}`] : [],
    }),
    to: email,
    replyTo: office,
  }
}
