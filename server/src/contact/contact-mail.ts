import { college } from 'college/facts'
import type { ContactForm } from 'contract/contact'
import { letter } from '../mail/letter.ts'
import type { OutgoingMail } from '../mail/mail.ts'

/** What a visitor wrote, for the office; an answer goes to the visitor. `office` is `mail.officeAddress`. */
export function contactMail(office: string, form: ContactForm): OutgoingMail {
  const { name, email, phone, subject, message } = form
  return {
    ...letter({
      subject: subject ? `Website: ${subject}` : `Website: message from ${name}`,
      greeting: `A message to ${college.name} from the website:`,
      paragraphs: [`From ${name}, ${email}, ${phone}`, ...(subject ? [`Subject: ${subject}`] : [])],
      quote: message,
      closing: ['An answer to this mail goes to the sender.'],
    }),
    to: office,
    replyTo: email,
  }
}
