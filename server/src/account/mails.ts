import { college } from 'college/facts'
import { type Letter, letter } from '../mail/letter.ts'
import type { OutgoingMail } from '../mail/mail.ts'
import { codeMinutes } from './codes.ts'

/** To whom a mail about an account goes. */
export type Addressee = { studentId: string; name: string; email: string }

const to = ({ studentId, email }: Addressee, words: Letter): OutgoingMail => ({
  ...words,
  to: email,
  studentId,
})

export const codeMail = (addressee: Addressee, code: string): OutgoingMail => ({
  ...to(
    addressee,
    letter({
      subject: `Your verification code for ${college.name}`,
      greeting: `Hello ${addressee.name},`,
      paragraphs: ['enter this code on the website to verify your email address:'],
      code,
      closing: [
        `It is good for ${codeMinutes} minutes. Nobody from the college will ever ask you for it.`,
        'If you did not register with us, ignore this message.',
      ],
    }),
  ),
  // Later it would only confuse.
  giveUpAfterSeconds: codeMinutes * 60,
})
