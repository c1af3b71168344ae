export const alertLevels = {
  information: 'Information',
  warning: 'Warning',
  emergency: 'Emergency',
} as const
export type AlertLevel = keyof typeof alertLevels

type Worded = { level: AlertLevel; title: string; text?: string | undefined; label?: string }

/** For screen readers and feeds, which don't show the colour. */
export const alertTexts = ({ level, title, text, label = alertLevels[level] }: Worded) =>
  `${label}: ${title}${text ? ` – ${text}` : ''}`

export const alertId = (slug: string) => `alert-${slug}`
