import { withoutControls } from 'contract/platform/escape-markup'
import { withoutBidiControls } from 'contract/platform/language-of-text'
import { unifyLineEnds } from 'contract/platform/visible-text'
import ICAL from 'ical.js'
import type { ReaderLanguage } from './mail/texts-in.ts'

const refreshInterval = 'PT6H'
// RFC 5545 §3.1 allows 75 octets a line; the library forgets the space a continuation line begins with.
ICAL.foldLength = 74

/** Browsers end the lines of a form with CRLF; calendars expect a single LF. */
export const plain = (text: string) =>
  unifyLineEnds(withoutControls(text)).replaceAll(/[\u2028\u2029]/g, '\n')

export const dayOf = (wall: string) => ICAL.Time.fromDateString(wall.slice(0, 10))
export const utc = (instant: string) => ICAL.Time.fromJSDate(new Date(instant), true)

/** Adds a property that the library does not know as text and so would not escape. */
function addText(part: ICAL.Component, name: string, value: string): void {
  const property = new ICAL.Property(name, part)
  property.resetType('text')
  property.setValue(value)
  part.addProperty(property)
}

type CalendarFile = {
  owner: string
  name: string
  isSubscribed: boolean
  language?: ReaderLanguage | undefined
}

/** An empty calendar (RFC 5545). */
export function createCalendarFile({
  owner,
  name,
  isSubscribed,
  language,
}: CalendarFile): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue(
    'prodid',
    `-//${owner}//${name}//${(language ?? 'en').toUpperCase()}`,
  )
  calendar.addPropertyWithValue('method', 'PUBLISH')
  for (const label of ['name', 'x-wr-calname']) addText(calendar, label, `${owner} – ${name}`)
  if (isSubscribed) {
    const interval = ICAL.Duration.fromString(refreshInterval)
    calendar.addPropertyWithValue('refresh-interval', interval)
    calendar.addPropertyWithValue('x-published-ttl', refreshInterval)
  }
  return calendar
}

export const writeCalendarFile = (calendar: ICAL.Component) =>
  `${withoutBidiControls(calendar.toString())}\r\n`
