import { invitationDays } from 'contract/content/retention'
import { type Role, roles } from 'contract/platform/roles'
import type { OutgoingMail } from '../../platform/mail/mail.ts'
import type { StaffTexts } from '../staff-login/email-texts.ts'
import { toStaff } from '../staff-login/mails.ts'

type Addressee = { email: string; name: string }

/** In English: nobody knows yet which language they read. */
export const invitationMail = (
  { email, name }: Addressee,
  { invitedBy, role, url }: { invitedBy: string; role: Role; url: string },
): OutgoingMail => ({
  to: email,
  compose: (college) => ({
    subject: `You’re invited to the ${college.name} panel`,
    greeting: name ? `Hello ${name},` : 'Hello,',
    paragraphs: [
      `${invitedBy} has invited you to work on the website of ${college.name}.`,
      `Your role will be: ${roles[role].label}. ${roles[role].about}.`,
    ],
    button: { label: 'View invitation', url },
    closing: [
      `The link expires in ${invitationDays} days and works once. Your account is created when you choose a password there.`,
      'If you weren’t expecting this, ignore this email.',
    ],
  }),
})

const closing = (translate: StaffTexts) => [
  translate('If you weren’t expecting this, ask the person who runs the website.'),
]

export const changedMail = (addressee: Addressee, role: Role) =>
  toStaff(addressee, ({ college, translate }) => ({
    subject: translate('Your panel permissions have changed'),
    paragraphs: [
      translate('An owner of the website of {college} has changed your permissions.', {
        college: college.name,
      }),
      translate('Your role is now: {role}. {about}.', {
        role: translate(roles[role].label),
        about: translate(roles[role].about),
      }),
    ],
    closing: closing(translate),
  }))

export const disabledMail = (addressee: Addressee) =>
  toStaff(addressee, ({ college, translate }) => ({
    subject: translate('Your panel account was disabled'),
    paragraphs: [
      translate(
        'An owner of the website of {college} has disabled your account. You’ve been signed out and can’t sign in.',
        { college: college.name },
      ),
    ],
    closing: closing(translate),
  }))

export const removedMail = (addressee: Addressee) =>
  toStaff(addressee, ({ college, translate }) => ({
    subject: translate('Your panel account was removed'),
    paragraphs: [
      translate(
        'An owner of the website of {college} has removed your account. Everything you wrote stays.',
        { college: college.name },
      ),
    ],
    closing: closing(translate),
  }))
