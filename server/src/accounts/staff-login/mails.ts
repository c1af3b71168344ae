import { fillIn } from 'contract/content/fill-in'
import { resetMinutes } from 'contract/content/retention'
import { pageAddresses } from 'contract/platform/page-addresses'
import { sitePrefix } from '../../platform/http/language-prefix.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'
import { staffMailWith } from '../../platform/mail/staff-mail.ts'
import { dateIn } from '../../platform/mail/texts-in.ts'
import { staffTexts } from './email-texts.ts'

/** To an account of the panel, in its language. */
export const toStaff = staffMailWith(staffTexts)

export const adminResetMail = (
  email: string,
  { publicUrl, token }: { publicUrl: string; token: string },
): OutgoingMail => ({
  ...toStaff({ email }, ({ college, translate, language }) => ({
    subject: translate('Set a new password for the {college} panel', { college: college.name }),
    paragraphs: [
      translate('Someone, probably you, asked for a new password for your panel account.'),
    ],
    button: {
      label: translate('Set a new password'),
      // After "#", so that the token is in no log.
      url: `${publicUrl}${sitePrefix(language)}${pageAddresses['admin-reset-password']}#${token}`,
    },
    closing: [
      translate('The link expires in {minutes} minutes and works once.', { minutes: resetMinutes }),
      translate('If this wasn’t you, ignore this email. Your password stays the same.'),
    ],
  })),
  lane: 'asked',
})

export const newDeviceMail = (
  email: string,
  login: { device: string; network: string; when: string },
): OutgoingMail =>
  toStaff({ email }, ({ college, translate, language }) => ({
    subject: translate('New sign-in to the {college} panel', { college: college.name }),
    paragraphs: [
      translate(
        'Someone, probably you, signed in to your account on {when} from a browser we hadn’t seen before: {device}, network {network}.',
        { ...login, when: dateIn(language, login.when) },
      ),
    ],
    closing: [
      translate('If this was you, there’s nothing to do.'),
      translate(
        'If this wasn’t you, use “Forgot password?” on the panel’s login page right away; a new password signs everyone out. Then tell the person who runs the website.',
      ),
    ],
  }))

export type FactorChange =
  | { text: 'passkey “{name}” added' | 'passkey “{name}” removed'; name: string }
  | {
      text:
        | 'authenticator app added'
        | 'authenticator app removed'
        | 'new recovery codes created'
        | 'all second factors removed, signed out everywhere'
      name?: undefined
    }

/** As in the activity log. */
export const factorChangeText = ({ text, name = '' }: FactorChange): string =>
  fillIn(text, { name })

export const factorMail = (email: string, change: FactorChange): OutgoingMail =>
  toStaff({ email }, ({ college, translate }) => ({
    subject: translate('Your sign-in methods have changed'),
    paragraphs: [
      translate('Your {college} panel account: {what}.', {
        college: college.name,
        what:
          change.name === undefined
            ? translate(change.text)
            : translate(change.text, { name: change.name }),
      }),
    ],
    closing: [
      translate('If this was you, there’s nothing to do.'),
      translate(
        'If this wasn’t you, set a new password with “Forgot password?” on the panel’s login page right away, and tell the person who runs the website.',
      ),
    ],
  }))

/** For actions that an attacker would also take. */
export const adminPasswordMail = (email: string): OutgoingMail =>
  toStaff({ email }, ({ college, translate }) => ({
    subject: translate('Your panel password was changed'),
    paragraphs: [
      translate(
        'The password of your {college} panel account was changed, and all other devices were signed out.',
        { college: college.name },
      ),
    ],
    closing: [
      translate(
        'If this wasn’t you, use “Forgot password?” on the panel’s login page right away, and tell the person who runs the website.',
      ),
    ],
  }))
