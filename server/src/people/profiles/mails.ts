import type { OutgoingMail } from '../../platform/mail/mail.ts'

export type ProfileEmailFacts = { name: string; by: string; url: string }

const button = (url: string) => ({ label: 'Open the panel', url })
const greeting = 'Hello,'

export const profileApprovedMail = (
  to: string,
  { name, by, url }: ProfileEmailFacts,
): OutgoingMail => ({
  to,
  compose: (college) => ({
    subject: `Your profile change at ${college.shortName} was approved`,
    greeting,
    paragraphs: [`${by} approved your change to the profile of ${name}. It’s live on the website.`],
    button: button(url),
    closing: [],
  }),
})

export const profileReturnedMail = (
  to: string,
  { name, by, url, note }: ProfileEmailFacts & { note: string },
): OutgoingMail => ({
  to,
  compose: (college) => ({
    subject: `Your profile change at ${college.shortName} was returned`,
    greeting,
    paragraphs: [`${by} returned your change to the profile of ${name} with this note:`],
    quote: note,
    button: button(url),
    closing: [
      'You can also read the note above your profile in the panel. Make the changes there and send it again.',
    ],
  }),
})
