import type { OutgoingMail } from '../../platform/mail/mail.ts'

type RequestDetails = { name: string; by: string; note: string | undefined; url: string }

const greeting = 'Hello,'
const quoted = (note: string | undefined) => (note ? { quote: note } : {})

export const requestedMail = (
  to: string,
  { name, by, note, url }: RequestDetails,
): OutgoingMail => ({
  to,
  compose: (college) => ({
    subject: `“${name}” is waiting for your review at ${college.shortName}`,
    greeting,
    paragraphs: [
      `${by} sent “${name}” for review, to be published on the website of ${college.name}.`,
    ],
    ...quoted(note),
    button: { label: 'Open the panel', url },
    closing: ['You’ll find it under Website, with the changes that visitors would see.'],
  }),
})

export const approvedMail = (to: string, { name, by, url }: RequestDetails): OutgoingMail => ({
  to,
  compose: (college) => ({
    subject: `“${name}” has been published at ${college.shortName}`,
    greeting,
    paragraphs: [`${by} approved and published “${name}”.`],
    button: { label: 'Open the panel', url },
    closing: ['Anything you changed after sending it for review is still a draft.'],
  }),
})

export const returnedMail = (
  to: string,
  { name, by, note, url }: RequestDetails,
): OutgoingMail => ({
  to,
  compose: (college) => ({
    subject: `“${name}” was returned to you at ${college.shortName}`,
    greeting,
    paragraphs: [`${by} returned “${name}” with this note:`],
    ...quoted(note),
    button: { label: 'Open the panel', url },
    closing: [
      'You can also read the note above the form. Make the changes there and send it for review again.',
    ],
  }),
})
