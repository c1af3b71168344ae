/** What a level is called over its alerts. */
export const alertLevels = {
  information: 'Information',
  warning: 'Warning',
  emergency: 'Emergency',
} as const
export type AlertLevel = keyof typeof alertLevels

type Worded = { level: AlertLevel; title: string; text?: string | undefined }

/** What an alert says without its look: to be heard, and in feeds. */
export const alertWords = ({ level, title, text }: Worded) =>
  `${alertLevels[level]}: ${title}${text ? ` – ${text}` : ''}`

/** The id of an alert of a slug in a page. */
export const alertId = (slug: string) => `alert-${slug}`
