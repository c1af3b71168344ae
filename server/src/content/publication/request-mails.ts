import type { OutgoingMail } from '../../platform/mail/mail.ts'

/** What a request is for, who sends it or its answer, and what they say. */
type Told = { name: string; by: string; note: string | undefined; url: string }

const greeting = 'Hello,'
const quoted = (note: string | undefined) => (note ? { quote: note } : {})

/** To whoever may publish it. */
export const requestedMail = (to: string, { name, by, note, url }: Told): OutgoingMail => ({
  to,
  says: (college) => ({
    subject: `“${name}” waits for publication at ${college.shortName}`,
    greeting,
    paragraphs: [`${by} asks for the publication of “${name}” on the website of ${college.name}.`],
    ...quoted(note),
    button: { label: 'Open the panel', url },
    closing: ['It stands under Website, with what it would change for visitors.'],
  }),
})

/** To whoever has asked for it. */
export const approvedMail = (to: string, { name, by, url }: Told): OutgoingMail => ({
  to,
  says: (college) => ({
    subject: `“${name}” is published at ${college.shortName}`,
    greeting,
    paragraphs: [`${by} has published “${name}”, as you have asked.`],
    button: { label: 'Open the panel', url },
    closing: ['What you have written since then is still a draft.'],
  }),
})

export const returnedMail = (to: string, { name, by, note, url }: Told): OutgoingMail => ({
  to,
  says: (college) => ({
    subject: `“${name}” came back to you at ${college.shortName}`,
    greeting,
    paragraphs: [`${by} has not published “${name}”, and writes:`],
    ...quoted(note),
    button: { label: 'Open the panel', url },
    closing: ['The note stands above its form too. Ask again when it is mended.'],
  }),
})
