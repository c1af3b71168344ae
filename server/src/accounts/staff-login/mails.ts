import { resetMinutes } from 'contract/content/retention'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

const greeting = 'Hello,'

/** The link that sets a new password. `url` holds its token. */
export const adminResetMail = (email: string, url: string): OutgoingMail => ({
  to: email,
  says: (college) => ({
    subject: `Set a new password for the panel of ${college.name}`,
    greeting,
    paragraphs: [
      'Somebody, probably you, asked to set a new password for your administrator account.',
    ],
    button: { label: 'Set a new password', url },
    closing: [
      `The link is good for ${resetMinutes} minutes and for one use.`,
      'If it was not you, ignore this message: your password stays as it is.',
    ],
  }),
})

/** A login from a browser that the account has not logged in from before. */
export const newDeviceMail = (
  email: string,
  { device, network, moment }: { device: string; network: string; moment: string },
): OutgoingMail => ({
  to: email,
  says: (college) => ({
    subject: `A new device has logged in to the panel of ${college.name}`,
    greeting,
    paragraphs: [
      `Somebody, probably you, has logged in to your account from a browser that it was not used in before: ${device}, from the network ${network}, on ${moment}.`,
    ],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not you, press "Forgot password?" on the login page of the panel at once: a new password signs everybody out. Then tell whoever runs the website.',
    ],
  }),
})

/** A change of what somebody logs in with besides the password. `what`: `authenticator app added`. */
export const factorMail = (email: string, what: string): OutgoingMail => ({
  to: email,
  says: (college) => ({
    subject: 'What you log in to the panel with was changed',
    greeting,
    paragraphs: [`Your account for the panel of ${college.name}: ${what}.`],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not you, set a new password by "Forgot password?" on the login page of the panel at once, and tell whoever runs the website.',
    ],
  }),
})

/** A notice after something that a thief would do, too. */
export const adminPasswordMail = (email: string): OutgoingMail => ({
  to: email,
  says: (college) => ({
    subject: 'Your administrator password was changed',
    greeting,
    paragraphs: [
      `The password of your administrator account at ${college.name} was changed, and its other sessions have ended.`,
    ],
    closing: [
      'If it was not you, press "Forgot password?" on the login page of the panel at once, and tell whoever runs the website.',
    ],
  }),
})
