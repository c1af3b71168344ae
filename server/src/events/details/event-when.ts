import { college } from 'college/facts'
import { type EventTimes, formatEventDates } from 'contract/events/event-when'
import { dateIn, type ReaderLanguage, textsIn } from '../../platform/mail/texts-in.ts'

export const eventWhen = formatEventDates(college)

const words = textsIn({ hi: { 'All day': 'पूरे दिन' } })

/** Days in the reader's language; hours as the college wrote them, unless they are only times. */
export function eventWhenIn(language: ReaderLanguage, event: EventTimes): string {
  const [all, hours] = [eventWhen.whole(event), eventWhen.hours(event)]
  const translated = dateIn(language, all)
  if (!language || translated !== all || !all.endsWith(`, ${hours}`)) return translated
  const text = hours === 'All day' ? words(language)(hours) : dateIn(language, hours)
  return `${dateIn(language, all.slice(0, -`, ${hours}`.length))}, ${text}`
}
