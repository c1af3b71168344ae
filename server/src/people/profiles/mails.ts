import type { OutgoingMail } from '../../platform/mail/mail.ts'

/** Whose profile it is, and who answers. */
export type Told = { name: string; by: string; url: string }

const button = (url: string) => ({ label: 'Open the panel', url })
const greeting = 'Hello,'

/** To whoever has sent a change of the own profile that visitors read now. */
export const profileApprovedMail = (to: string, { name, by, url }: Told): OutgoingMail => ({
  to,
  says: (college) => ({
    subject: `Your profile at ${college.shortName} is changed`,
    greeting,
    paragraphs: [
      `${by} has approved what you sent for the profile of ${name}. Visitors read it now.`,
    ],
    button: button(url),
    closing: [],
  }),
})

/** To whoever has sent one that came back. */
export const profileReturnedMail = (
  to: string,
  { name, by, url, note }: Told & { note: string },
): OutgoingMail => ({
  to,
  says: (college) => ({
    subject: `Your profile came back to you at ${college.shortName}`,
    greeting,
    paragraphs: [`${by} has not approved what you sent for the profile of ${name}, and writes:`],
    quote: note,
    button: button(url),
    closing: [
      'The note stands above your profile in the panel, too. Send it again when it is mended.',
    ],
  }),
})
