import { pendingRegistrationDays } from 'contract/content/retention'
import type { OutgoingMail } from '../../platform/mail/mail.ts'
import { registrationTexts } from './email-texts.ts'

type Addressee = { registrationId: string; email: string; title: string; url: string }

const to = (
  { email, registrationId }: Addressee,
  compose: OutgoingMail['compose'],
): OutgoingMail => ({
  to: email,
  registrationId,
  lane: 'asked',
  compose,
})

export const proveMail = (addressee: Addressee) =>
  to(addressee, ({ name }, language) => {
    const translate = registrationTexts(language)
    const { title, url } = addressee
    return {
      subject: translate('Confirm your registration: {title}', { title }),
      greeting: translate('Hello,'),
      paragraphs: [
        translate(
          'Someone, probably you, asked to register this address for “{title}” at {name}. Follow the link to confirm: you only get a place, or join the waiting list, once you do.',
          { title, name },
        ),
      ],
      button: { label: translate('Review and confirm'), url },
      closing: [
        translate('The link expires in {days} days.', { days: pendingRegistrationDays }),
        translate(
          'If this wasn’t you, ignore this email: someone entered your address by mistake, and nobody has been registered.',
        ),
      ],
    }
  })

/** The page says the same for every address, so only its owner learns this. */
export const alreadyRegisteredEmail = (addressee: Addressee) =>
  to(addressee, (_, language) => {
    const translate = registrationTexts(language)
    const { title, url } = addressee
    return {
      subject: translate('You’re already registered: {title}', { title }),
      greeting: translate('Hello,'),
      paragraphs: [
        translate(
          'Someone, probably you, asked to register this address for “{title}”. It is already registered, so nothing has changed.',
          { title },
        ),
      ],
      button: { label: translate('View my registration'), url },
      closing: [translate('If this wasn’t you, you don’t need to do anything.')],
    }
  })
