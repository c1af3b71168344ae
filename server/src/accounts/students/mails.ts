import type { College } from 'contract/content/facts'
import { codeMinutes, resetMinutes } from 'contract/content/retention'
import { minuteSeconds } from 'contract/platform/durations'
import type { EmailParts } from '../../platform/mail/email-template.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

export type Addressee = {
  studentId: string
  name: string
  email: string
  verifiedAt: string | null
}

/** The name of an unverified account may have been chosen by someone else. */
const greetingOf = ({ name, verifiedAt }: Addressee) => (verifiedAt ? `Hello ${name},` : 'Hello,')

type ComposeEmail = (college: College) => EmailParts

const to = ({ studentId, email }: Addressee, compose: ComposeEmail): OutgoingMail => ({
  compose,
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
      `It expires in ${codeMinutes} minutes. Nobody from the college will ever ask you for it.`,
      'If you didn’t sign up with us, ignore this email.',
    ],
  })),
  lane: 'asked',
  // A late code would only confuse.
  giveUpAfterSeconds: codeMinutes * minuteSeconds,
})

export const resetMail = (addressee: Addressee, url: string): OutgoingMail => ({
  ...to(addressee, (college) => ({
    subject: `Set a new password for ${college.name}`,
    greeting: greetingOf(addressee),
    paragraphs: ['Someone, probably you, asked for a new password for your account.'],
    button: { label: 'Set a new password', url },
    closing: [
      `The link expires in ${resetMinutes} minutes and works once.`,
      'If this wasn’t you, ignore this email. Your password stays the same.',
    ],
  })),
  lane: 'asked',
})

const helpAt = ({ email, phone }: College) => `${email}, ${phone}`

/** For actions that an attacker would also take. */
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
      `If this wasn’t you, set a new password on the website and tell us: ${helpAt(college)}.`,
    ],
  }))

const removedWords =
  'Someone had signed up with this address without verifying it, so we removed the details they entered: name, photo and mobile number. You can add yours on your account page.'

export const passwordChangedMail = (addressee: Addressee) =>
  notice(
    addressee,
    'Your password was changed',
    (name) =>
      `The password of your account at ${name} was changed, and you were signed out on your other devices.`,
  )

export const linkedMail = (addressee: Addressee, provider: string) =>
  notice(
    addressee,
    `Sign-in with ${provider} was added`,
    (name) => `You can now also sign in to your account at ${name} with ${provider}.`,
  )

/** Like the name, it may be someone else's text. */
const named = ({ verifiedAt }: Addressee, passkey: string) => (verifiedAt ? `“${passkey}”` : 'It')

export const passkeyAddedMail = (addressee: Addressee, passkey: string) =>
  notice(
    addressee,
    'A passkey was added to your account',
    (name) =>
      `${named(addressee, passkey)} can now sign in to your account at ${name} without a password.`,
    () => 'You can see and remove your passkeys on your account page.',
  )

export const passkeyRemovedMail = (addressee: Addressee, passkey: string) =>
  notice(
    addressee,
    'A passkey was removed from your account',
    (name) => `${named(addressee, passkey)} can no longer sign in to your account at ${name}.`,
  )

/** The account was unverified, so its earlier data was removed. */
export const replacedByResetMail = (addressee: Addressee) =>
  notice(
    addressee,
    'Your password was changed',
    (name) => `A password was set for your account at ${name}, and all devices were signed out.`,
    () => removedWords,
  )

export const replacedByProviderMail = (addressee: Addressee, provider: string) =>
  notice(
    addressee,
    `You can now sign in with ${provider}`,
    (name) =>
      `You can now sign in to your account at ${name} with ${provider}. The old password no longer works, and all devices were signed out.`,
    () => removedWords,
  )

/** The reader may not be the account's owner, so there is no name. */
export const otherAccountMail = (addressee: Addressee, provider: string) =>
  to(addressee, (college) => ({
    subject: `A sign-in with ${provider} was blocked`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone tried to sign in at ${college.name} with a ${provider} account that has your email address but isn’t the one linked to your account. We blocked the sign-in.`,
    ],
    closing: [
      `If this was you, sign in with your password, or ask us to remove the old link: ${helpAt(college)}.`,
      'If this wasn’t you, there’s nothing to do.',
    ],
  }))
