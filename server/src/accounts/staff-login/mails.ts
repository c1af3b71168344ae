import { resetMinutes } from 'contract/content/retention'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

const greeting = 'Hello,'

export const adminResetMail = (email: string, url: string): OutgoingMail => ({
  to: email,
  lane: 'asked',
  compose: (college) => ({
    subject: `Set a new password for the ${college.name} panel`,
    greeting,
    paragraphs: ['Someone, probably you, asked for a new password for your administrator account.'],
    button: { label: 'Set a new password', url },
    closing: [
      `The link expires in ${resetMinutes} minutes and works once.`,
      'If this wasn’t you, ignore this email. Your password stays the same.',
    ],
  }),
})

export const newDeviceMail = (
  email: string,
  { device, network, when }: { device: string; network: string; when: string },
): OutgoingMail => ({
  to: email,
  compose: (college) => ({
    subject: `New sign-in to the ${college.name} panel`,
    greeting,
    paragraphs: [
      `Someone, probably you, signed in to your account from a new browser: ${device}, from the network ${network}, on ${when}.`,
    ],
    closing: [
      'If this was you, there’s nothing to do.',
      'If this wasn’t you, use “Forgot password?” on the panel’s login page right away; a new password signs everyone out. Then tell the person who runs the website.',
    ],
  }),
})

/** `what`: for example `authenticator app added`. */
export const factorMail = (email: string, what: string): OutgoingMail => ({
  to: email,
  compose: (college) => ({
    subject: 'Your sign-in methods have changed',
    greeting,
    paragraphs: [`Your ${college.name} panel account: ${what}.`],
    closing: [
      'If this was you, there’s nothing to do.',
      'If this wasn’t you, set a new password with “Forgot password?” on the panel’s login page right away, and tell the person who runs the website.',
    ],
  }),
})

/** For actions that an attacker would also take. */
export const adminPasswordMail = (email: string): OutgoingMail => ({
  to: email,
  compose: (college) => ({
    subject: 'Your administrator password was changed',
    greeting,
    paragraphs: [
      `The password of your administrator account at ${college.name} was changed, and all other devices were signed out.`,
    ],
    closing: [
      'If this wasn’t you, use “Forgot password?” on the panel’s login page right away, and tell the person who runs the website.',
    ],
  }),
})
