import type { College } from 'contract/content/facts'
import { codeMinutes, resetMinutes } from 'contract/content/retention'
import { minuteSeconds } from 'contract/platform/durations'
import type { LetterParts } from '../../platform/mail/email-template.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

/** To whom a mail about an account goes. */
export type Addressee = {
  studentId: string
  name: string
  email: string
  verifiedAt: string | null
}

/** Whoever registered an address that is not proven chose the name, and is perhaps not who reads this. */
const greetingOf = ({ name, verifiedAt }: Addressee) => (verifiedAt ? `Hello ${name},` : 'Hello,')

type Says = (college: College) => LetterParts

const to = ({ studentId, email }: Addressee, says: Says): OutgoingMail => ({
  says,
  to: email,
  studentId,
})

export const codeMail = (addressee: Addressee, code: string): OutgoingMail => ({
  ...to(addressee, (college) => ({
    subject: `Your verification code for ${college.name}`,
    greeting: greetingOf(addressee),
    paragraphs: ['Enter this code on the website to verify your email address:'],
    code,
    closing: [
      `It is good for ${codeMinutes} minutes. Nobody from the college will ever ask you for it.`,
      'If you did not register with us, ignore this message.',
    ],
  })),
  // Later it would only confuse.
  giveUpAfterSeconds: codeMinutes * minuteSeconds,
})

export const resetMail = (addressee: Addressee, url: string) =>
  to(addressee, (college) => ({
    subject: `Set a new password for ${college.name}`,
    greeting: greetingOf(addressee),
    paragraphs: ['Somebody, probably you, asked to set a new password for your account.'],
    button: { label: 'Set a new password', url },
    closing: [
      `The link is good for ${resetMinutes} minutes and for one use.`,
      'If it was not you, ignore this message: your password stays as it is.',
    ],
  }))

const helpAt = ({ email, phone }: College) => `${email}, ${phone}`

/** A notice after something that a thief would do, too. */
const notice = (
  addressee: Addressee,
  subject: string,
  ...paragraphs: ((collegeName: string) => string)[]
) =>
  to(addressee, (college) => ({
    subject,
    greeting: greetingOf(addressee),
    paragraphs: paragraphs.map((paragraph) => paragraph(college.name)),
    closing: [
      `If it was not you, set a new password on the website and tell us: ${helpAt(college)}.`,
    ],
  }))

/** What whoever registered the address before has entered, and who reads this perhaps has not. */
const removedWords =
  'This address was registered before without being confirmed, so what had been entered then is gone: name, photo and mobile number. You can enter yours on your account’s page.'

export const passwordChangedMail = (addressee: Addressee) =>
  notice(
    addressee,
    'Your password was changed',
    (name) =>
      `The password of your account at ${name} was changed, and you were signed out on your other devices.`,
  )

/** `provider` is the name that people know it by. */
export const linkedMail = (addressee: Addressee, provider: string) =>
  notice(
    addressee,
    `Sign-in with ${provider} was added`,
    (name) => `From now on you can sign in to your account at ${name} with ${provider}, too.`,
  )

export const passkeyAddedMail = (addressee: Addressee, passkey: string) =>
  notice(
    addressee,
    'A passkey was added to your account',
    (name) => `“${passkey}” signs in to your account at ${name} from now on, without a password.`,
    () => 'The passkeys of your account are listed on its page, where you can remove them.',
  )

export const passkeyRemovedMail = (addressee: Addressee, passkey: string) =>
  notice(
    addressee,
    'A passkey was removed from your account',
    (name) => `“${passkey}” does not sign in to your account at ${name} any more.`,
  )

/** An address that was never confirmed was proven by a mailed link: what had been entered with it is gone. */
export const passwordSetAnewMail = (addressee: Addressee) =>
  notice(
    addressee,
    'Your password was changed',
    (name) =>
      `A password was set for your account at ${name}, and everybody who was signed in to it was signed out.`,
    () => removedWords,
  )

/** The same by a sign-in with a third-party account. */
export const startedAnewMail = (addressee: Addressee, provider: string) =>
  notice(
    addressee,
    `Your account was opened with ${provider}`,
    (name) =>
      `You can sign in to your account at ${name} with ${provider} now. The password that was set before does not work any more, and everybody who was signed in was signed out.`,
    () => removedWords,
  )

/** Whoever reads this is perhaps not who the account belongs to: it says no name. */
export const otherAccountMail = (addressee: Addressee, provider: string) =>
  to(addressee, (college) => ({
    subject: `A sign-in with ${provider} was refused`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody tried to sign in at ${college.name} with a ${provider} account that has your email address, but is not the one that your account is linked with. It was refused.`,
    ],
    closing: [
      `If it was you, sign in with your password, or tell us, so that we remove the old link: ${helpAt(college)}.`,
      'If it was not you, there is nothing to do.',
    ],
  }))
