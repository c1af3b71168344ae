import { college as facts } from 'college/facts'
import { languageOf } from 'contract/platform/language-of-text'
import type { ContactMessageTable } from '../../platform/db/schema.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'
import { dateIn } from '../../platform/mail/texts-in.ts'
import { contactTexts } from './email-texts.ts'

const subjectOf = (subject: string | null, unnamed: string) => {
  if (!subject) return unnamed
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`
}

const longDay = new Intl.DateTimeFormat(facts.locale, {
  timeZone: facts.timeZone,
  dateStyle: 'long',
})

/** In the language that the office answers in. */
export function replyMail(
  office: string,
  { name, email, number, subject, message, createdAt }: ContactMessageTable,
  { text, author }: { text: string; author: string },
): OutgoingMail {
  const [greeting = '', ...paragraphs] = text.trim().split(/\n{2,}/)
  const language = languageOf(text) === 'hi' ? 'hi' : null
  const day = dateIn(language, longDay.format(new Date(createdAt)))
  const translate = contactTexts(language)
  return {
    compose: (college) => ({
      subject: subjectOf(
        subject,
        translate('Re: Your message to {college}', { college: college.name }),
      ),
      greeting,
      paragraphs: [
        ...paragraphs,
        [translate('Kind regards,'), author, college.name].filter(Boolean).join('\n'),
        translate('On {day}, {name} wrote:', { day, name }),
      ],
      quote: message,
      closing: number ? [translate('Your reference: {number}', { number })] : [],
    }),
    to: email,
    replyTo: office,
    language,
  }
}
