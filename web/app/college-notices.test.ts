import { noticeCategories } from 'college/starting-content/notice-categories'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
})

/** As a site has them that first starts on this day. */
async function noticesOf(day: string) {
  vi.useFakeTimers({ now: new Date(`${day}T06:00:00Z`), toFake: ['Date'] })
  vi.resetModules()
  const { notices } = await import('college/starting-content/notices')
  return notices
}

/** Around the turns of session, semester and year, and on a leap day. */
const days = ['2026-11-27', '2026-12-31', '2027-01-15', '2027-07-15', '2027-07-16', '2028-02-29']

test.each(days)('notices of a site that starts on %s are those of that time', async (day) => {
  const notices = await noticesOf(day)
  const isOver = ({ validUntil }: { validUntil?: string | undefined }) =>
    validUntil !== undefined && validUntil < day
  const dates = notices.map(({ date = '' }) => date).toSorted()
  const pinned = notices.filter(({ pinnedUntil = '' }) => pinnedUntil >= day)

  expect(notices).toHaveLength(25)
  expect(new Set(notices.map(({ slug }) => slug)).size).toBe(25)
  expect(notices.filter(isOver).length).toBeGreaterThanOrEqual(11)
  expect(notices.filter((one) => !isOver(one)).length).toBeGreaterThanOrEqual(13)
  expect(dates.at(-1)?.localeCompare(day)).toBe(-1)
  expect(Date.parse(day) - Date.parse(dates[0] ?? '')).toBeGreaterThan(500 * 86_400_000)
  expect(pinned).toHaveLength(2)
  expect(notices.filter(({ urgency }) => urgency === 'urgent')).toHaveLength(1)
  for (const { title, date = '', validUntil = date, pinnedUntil = date } of notices) {
    expect(validUntil.localeCompare(date), title).toBeGreaterThanOrEqual(0)
    expect(pinnedUntil.localeCompare(date), title).toBeGreaterThanOrEqual(0)
  }
})

test('what a current notice asks for by a day is still to come', async () => {
  for (const day of days) {
    const notices = await noticesOf(day)
    const [forms] = notices.filter(({ slug }) => slug === 'examination-forms')
    const text = JSON.stringify(forms?.body)
    const named = [...text.matchAll(/[A-Z][a-z]+ \d{1,2}, \d{4}/g)].map(([words]) => `${words} UTC`)

    expect(named).toHaveLength(2)
    for (const words of named) expect(Date.parse(words)).toBeGreaterThan(Date.parse(day))
  }
})

test('every notice has a category of the college', async () => {
  const known = new Set(noticeCategories.map(({ slug }) => slug))
  for (const { title, category } of await noticesOf('2026-11-27'))
    expect(known.has(category ?? ''), title).toBe(true)
})

test('a notice names only documents that the college has', async () => {
  const { attached } = await import('college/starting-content/notices/starting-notice')

  expect(attached(['no-such-document', 'A label'])).toEqual([])
})
