import type { College } from 'contract/content/facts'
import { invitationDays } from 'contract/content/retention'
import { type Role, roles } from 'contract/platform/roles'
import type { EmailParts } from '../../platform/mail/email-template.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

type Addressee = { email: string; name: string }

const to = (
  { email, name }: Addressee,
  compose: (college: College) => Omit<EmailParts, 'greeting'>,
): OutgoingMail => ({
  to: email,
  compose: (college) => ({ greeting: name ? `Hello ${name},` : 'Hello,', ...compose(college) }),
})

export const invitationMail = (
  addressee: Addressee,
  { invitedBy, role, url }: { invitedBy: string; role: Role; url: string },
) =>
  to(addressee, (college) => ({
    subject: `You’re invited to the ${college.name} panel`,
    paragraphs: [
      `${invitedBy} has invited you to work on the website of ${college.name}.`,
      `Your role will be: ${roles[role].label}. ${roles[role].about}.`,
    ],
    button: { label: 'View invitation', url },
    closing: [
      `The link expires in ${invitationDays} days and works once. Your account is created when you choose a password there.`,
      'If you weren’t expecting this, ignore this email.',
    ],
  }))

const requestOwner = 'If you weren’t expecting this, ask the person who runs the website.'

export const changedMail = (addressee: Addressee, role: Role) =>
  to(addressee, (college) => ({
    subject: 'Your panel permissions have changed',
    paragraphs: [
      `An owner of the website of ${college.name} has changed your permissions.`,
      `Your role is now: ${roles[role].label}. ${roles[role].about}.`,
    ],
    closing: [requestOwner],
  }))

export const disabledMail = (addressee: Addressee) =>
  to(addressee, (college) => ({
    subject: 'Your panel account was disabled',
    paragraphs: [
      `An owner of the website of ${college.name} has disabled your account. You’ve been signed out and can’t sign in.`,
    ],
    closing: [requestOwner],
  }))

export const removedMail = (addressee: Addressee) =>
  to(addressee, (college) => ({
    subject: 'Your panel account was removed',
    paragraphs: [
      `An owner of the website of ${college.name} has removed your account. Everything you wrote stays.`,
    ],
    closing: [requestOwner],
  }))
