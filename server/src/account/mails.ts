import { college } from 'college/facts'
import { codeMinutes, resetMinutes } from 'contract/retention'
import { type Letter, letter } from '../mail/letter.ts'
import type { OutgoingMail } from '../mail/mail.ts'

/** To whom a mail about an account goes. */
export type Addressee = {
  studentId: string
  name: string
  email: string
  verifiedAt: string | null
}

/** Whoever registered an address that is not proven chose the name, and is perhaps not who reads this. */
const greetingOf = ({ name, verifiedAt }: Addressee) => (verifiedAt ? `Hello ${name},` : 'Hello,')

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
      greeting: greetingOf(addressee),
      paragraphs: ['Enter this code on the website to verify your email address:'],
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

export const resetMail = (addressee: Addressee, url: string) =>
  to(
    addressee,
    letter({
      subject: `Set a new password for ${college.name}`,
      greeting: greetingOf(addressee),
      paragraphs: ['Somebody, probably you, asked to set a new password for your account.'],
      button: { label: 'Set a new password', url },
      closing: [
        `The link is good for ${resetMinutes} minutes and for one use.`,
        'If it was not you, ignore this message: your password stays as it is.',
      ],
    }),
  )

/** A notice after something that a thief would do, too. */
const notice = (addressee: Addressee, subject: string, happened: string) =>
  to(
    addressee,
    letter({
      subject,
      greeting: greetingOf(addressee),
      paragraphs: [happened],
      closing: [
        `If it was not you, set a new password on the website and tell us: ${college.email}, ${college.phone}.`,
      ],
    }),
  )

export const passwordChangedMail = (addressee: Addressee) =>
  notice(
    addressee,
    'Your password was changed',
    `The password of your account at ${college.name} was changed, and you were signed out on your other devices.`,
  )

/** `provider` is the name that people know it by. */
export const linkedMail = (addressee: Addressee, provider: string) =>
  notice(
    addressee,
    `Sign-in with ${provider} was added`,
    `From now on you can sign in to your account at ${college.name} with ${provider}, too.`,
  )
