import type { College } from 'contract/content/facts'
import { codeMinutes, resetMinutes } from 'contract/content/retention'
import { minuteSeconds } from 'contract/platform/durations'
import type { EmailParts } from '../../platform/mail/email-template.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'
import { accountTexts } from './email-texts.ts'

export type Addressee = {
  studentId: string
  name: string
  email: string
  verifiedAt: string | null
}

type Compose = (college: College, translate: ReturnType<typeof accountTexts>) => EmailParts

/** The name of an unverified account may have been chosen by someone else. */
const greetingOf = (
  { name, verifiedAt }: Addressee,
  translate: ReturnType<typeof accountTexts>,
): string => (verifiedAt ? translate('Hello {name},', { name }) : translate('Hello,'))

const to = ({ studentId, email }: Addressee, compose: Compose): OutgoingMail => ({
  compose: (college, language) => compose(college, accountTexts(language)),
  to: email,
  studentId,
})

export const codeMail = (addressee: Addressee, code: string): OutgoingMail => ({
  ...to(addressee, ({ name: college }, translate) => ({
    subject: translate('Your verification code for {college}', { college }),
    greeting: greetingOf(addressee, translate),
    paragraphs: [translate('Enter this code on the website to verify your email address:')],
    code,
    closing: [
      translate(
        'It expires in {minutes} minutes. Nobody from the college will ever ask you for it.',
        {
          minutes: codeMinutes,
        },
      ),
      translate('If you didn’t sign up with us, ignore this email.'),
    ],
  })),
  lane: 'asked',
  // A late code would only confuse.
  giveUpAfterSeconds: codeMinutes * minuteSeconds,
})

export const resetMail = (addressee: Addressee, url: string): OutgoingMail => ({
  ...to(addressee, ({ name: college }, translate) => ({
    subject: translate('Set a new password for {college}', { college }),
    greeting: greetingOf(addressee, translate),
    paragraphs: [translate('Someone, probably you, asked for a new password for your account.')],
    button: { label: translate('Set a new password'), url },
    closing: [
      translate('The link expires in {minutes} minutes and works once.', { minutes: resetMinutes }),
      translate('If this wasn’t you, ignore this email. Your password stays the same.'),
    ],
  })),
  lane: 'asked',
})

const helpAt = ({ email, phone }: College) => ({ help: `${email}, ${phone}` })

/** For actions that an attacker would also take. */
const notice = (
  addressee: Addressee,
  partsOf: (
    translate: ReturnType<typeof accountTexts>,
    college: string,
  ) => Pick<EmailParts, 'subject' | 'paragraphs'>,
) =>
  to(addressee, (college, translate) => ({
    ...partsOf(translate, college.name),
    greeting: greetingOf(addressee, translate),
    closing: [
      translate(
        'If this wasn’t you, set a new password on the website and tell us: {help}.',
        helpAt(college),
      ),
    ],
  }))

const removedWords =
  'Someone had signed up with this address without verifying it, so we removed the details they entered: name, photo and mobile number. You can add yours on your account page.'

export const passwordChangedMail = (addressee: Addressee) =>
  notice(addressee, (translate, college) => ({
    subject: translate('Your password was changed'),
    paragraphs: [
      translate(
        'The password of your account at {college} was changed, and you were signed out on your other devices.',
        { college },
      ),
    ],
  }))

export const linkedMail = (addressee: Addressee, provider: string) =>
  notice(addressee, (translate, college) => ({
    subject: translate('Sign-in with {provider} was added', { provider }),
    paragraphs: [
      translate('You can now also sign in to your account at {college} with {provider}.', {
        college,
        provider,
      }),
    ],
  }))

/** Like the name, it may be someone else's text. */
const named = ({ verifiedAt }: Addressee, passkey: string) =>
  verifiedAt ? `“${passkey}”` : undefined

export const passkeyAddedMail = (addressee: Addressee, name: string) =>
  notice(addressee, (translate, college) => {
    const passkey = named(addressee, name) ?? translate('It')
    return {
      subject: translate('A passkey was added to your account'),
      paragraphs: [
        translate('{passkey} can now sign in to your account at {college} without a password.', {
          passkey,
          college,
        }),
        translate('You can see and remove your passkeys on your account page.'),
      ],
    }
  })

export const passkeyRemovedMail = (addressee: Addressee, name: string) =>
  notice(addressee, (translate, college) => {
    const passkey = named(addressee, name) ?? translate('It')
    return {
      subject: translate('A passkey was removed from your account'),
      paragraphs: [
        translate('{passkey} can no longer sign in to your account at {college}.', {
          passkey,
          college,
        }),
      ],
    }
  })

/** The account was unverified, so its earlier data was removed. */
export const replacedByResetMail = (addressee: Addressee) =>
  notice(addressee, (translate, college) => ({
    subject: translate('Your password was changed'),
    paragraphs: [
      translate(
        'A password was set for your account at {college}, and all devices were signed out.',
        {
          college,
        },
      ),
      translate(removedWords),
    ],
  }))

export const replacedByProviderMail = (addressee: Addressee, provider: string) =>
  notice(addressee, (translate, college) => ({
    subject: translate('You can now sign in with {provider}', { provider }),
    paragraphs: [
      translate(
        'You can now sign in to your account at {college} with {provider}. The old password no longer works, and all devices were signed out.',
        { college, provider },
      ),
      translate(removedWords),
    ],
  }))

/** The reader may not be the account's owner, so there is no name. */
export const otherAccountMail = (addressee: Addressee, provider: string) =>
  to(addressee, (college, translate) => ({
    subject: translate('A sign-in with {provider} was blocked', { provider }),
    greeting: translate('Hello,'),
    paragraphs: [
      translate(
        'Someone tried to sign in at {college} with a {provider} account that has your email address but isn’t the one linked to your account. We blocked the sign-in.',
        { college: college.name, provider },
      ),
    ],
    closing: [
      translate(
        'If this was you, sign in with your password, or ask us to remove the old link: {help}.',
        helpAt(college),
      ),
      translate('If this wasn’t you, there’s nothing to do.'),
    ],
  }))
