import type { EventLifecycleStatus } from 'contract/events/event-status'
import { type ReaderLanguage, textsIn } from '../../platform/mail/texts-in.ts'

const texts = textsIn({
  hi: { 'Cancelled: {title}': 'रद्द: {title}', 'Postponed: {title}': 'स्थगित: {title}' },
})
const keys = { cancelled: 'Cancelled: {title}', postponed: 'Postponed: {title}' } as const

type Titled = { title: string; state: EventLifecycleStatus | null }

/** `titleWithStatus` for a reader. */
export const titleIn = (language: ReaderLanguage, { title, state }: Titled): string =>
  state ? texts(language)(keys[state], { title }) : title
