const hasZone = /(Z|[+-]\d{2}:?\d{2})$/

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating one takes as long as fifty uses. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  formats.set(timeZone, format)
  return format
}

/** As `datetime-local` needs it: `2026-11-21T10:30`. */
export function localTime(instant: string, timeZone: string): string {
  return formatOf(timeZone).format(new Date(instant)).replace(' ', 'T')
}

export function localDay(instant: string, timeZone: string): string {
  return localTime(instant, timeZone).slice(0, 10)
}

/** Clamped to years of four digits, so that instants compare as text. */
const nearest = (value: string) =>
  value < '1001' ? '1001-01-01T00:00' : value < '9999' ? value : '9998-12-31T23:59'

/** Without an offset, the text is in the zone's local time. */
export function toInstant(written: string, timeZone: string): string {
  const value = nearest(written)
  if (hasZone.test(value)) return new Date(value).toISOString()
  const asUtc = Date.parse(`${value}Z`)
  let guess = new Date(asUtc).toISOString()
  // Twice, because the offset may change between the guess and the result around a clock change.
  for (let round = 0; round < 2; round++) {
    const local = Date.parse(`${localTime(guess, timeZone)}Z`)
    const offset = local - Date.parse(`${guess.slice(0, 16)}Z`)
    guess = new Date(asUtc - offset).toISOString()
  }
  return guess
}
