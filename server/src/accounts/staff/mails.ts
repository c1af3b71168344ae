import type { College } from 'contract/content/facts'
import { invitationDays } from 'contract/content/retention'
import { type Role, roles } from 'contract/platform/roles'
import type { LetterParts } from '../../platform/mail/email-template.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

type Addressee = { email: string; name: string }

const to = (
  { email, name }: Addressee,
  says: (college: College) => Omit<LetterParts, 'greeting'>,
): OutgoingMail => ({
  to: email,
  says: (college) => ({ greeting: name ? `Hello ${name},` : 'Hello,', ...says(college) }),
})

/** `url` holds the token. */
export const invitationMail = (
  addressee: Addressee,
  { invitedBy, role, url }: { invitedBy: string; role: Role; url: string },
) =>
  to(addressee, (college) => ({
    subject: `You are invited to the panel of ${college.name}`,
    paragraphs: [
      `${invitedBy} invites you to work on the website of ${college.name}.`,
      `Your role will be: ${roles[role].label}. ${roles[role].about}.`,
    ],
    button: { label: 'See the invitation', url },
    closing: [
      `The link is good for ${invitationDays} days and for one use. Nothing happens before you have chosen a password there.`,
      'If you do not know what this is about, ignore this message.',
    ],
  }))

const askOwner = 'If you did not expect this, ask whoever runs the website.'

/** Of a change of what somebody may do. */
export const changedMail = (addressee: Addressee, role: Role) =>
  to(addressee, (college) => ({
    subject: 'What you may do in the panel was changed',
    paragraphs: [
      `An owner of the website of ${college.name} has changed what your account may do.`,
      `Your role is now: ${roles[role].label}. ${roles[role].about}.`,
    ],
    closing: [askOwner],
  }))

export const disabledMail = (addressee: Addressee) =>
  to(addressee, (college) => ({
    subject: 'Your account for the panel was disabled',
    paragraphs: [
      `An owner of the website of ${college.name} has disabled your account. You are signed out, and cannot log in.`,
    ],
    closing: [askOwner],
  }))

export const removedMail = (addressee: Addressee) =>
  to(addressee, (college) => ({
    subject: 'Your account for the panel was removed',
    paragraphs: [
      `An owner of the website of ${college.name} has removed your account. What you have written stays.`,
    ],
    closing: [askOwner],
  }))
