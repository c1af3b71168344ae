/** Indian formats: day before month; a 12- or 24-hour time may follow. */
const yearFirst = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?<rest>[T\s,].*)?$/
const dayFirst = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})(?<rest>[T\s,].*)?$/
const shortYear = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}(\D|$)/
/** A serial date with its fraction. */
const countedDay = /^\d{5}([.,]\d+)?$/
const clock =
  /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?:[:.](?<second>\d{2})(?:\.\d{1,9})?)?\s?(?<half>[ap]\.?m\.?)?$/i
const longest = 60

type Read = { local: string } | { problem: string }

export const twoDigits = (value: number) => String(value).padStart(2, '0')
const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

function readTime(text: string): string | undefined {
  if (text === '') return '00:00'
  const { hour, minute, second = '0', half } = clock.exec(text)?.groups ?? {}
  // An hour alone needs AM or PM.
  if (hour === undefined || (minute === undefined && !half)) return undefined
  const [h, m, s] = [Number(hour), Number(minute ?? 0), Number(second)]
  if (m > 59 || s > 59) return undefined
  if (half) {
    if (h < 1 || h > 12) return undefined
    const hours = (h % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)
    return `${twoDigits(hours)}:${twoDigits(m)}:${twoDigits(s)}`
  }
  return h > 23 ? undefined : `${twoDigits(h)}:${twoDigits(m)}:${twoDigits(s)}`
}

/**
 * Returns local ISO 8601 text (midnight without a time), or a problem as a predicate ("has an impossible time"). Undefined for
 * other formats, such as ISO 8601 with an offset.
 */
export function readSpreadsheetDate(written: string): Read | undefined {
  const value = written.trim()
  if (value.length > longest) return undefined
  if (shortYear.test(value)) return { problem: 'has a two-digit year, which could be the day' }
  if (countedDay.test(value))
    return { problem: 'is a number because its column is not formatted as a date' }
  const {
    year,
    month,
    day,
    rest = '',
  } = (yearFirst.exec(value) ?? dayFirst.exec(value))?.groups ?? {}
  if (year === undefined) return undefined
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(rest)) return undefined
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  if (m < 1 || m > 12) return { problem: 'has an impossible month: the day comes before the month' }
  if (d < 1 || d > daysOf(y, m)) return { problem: 'is not a real date' }
  const time = readTime(rest.replace(/^[T\s,]+/, ''))
  if (time === undefined) return { problem: 'has an impossible time' }
  return { local: `${year}-${twoDigits(m)}-${twoDigits(d)}T${time}` }
}
