import { getPageCalendar } from 'contract/content/page'
import { urlOf } from 'contract/platform/client'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'

const calendarOf = (slug: string) => urlOf(getPageCalendar, { params: { slug } })

async function aCalendarPage() {
  const editor = await aPageEditor()
  const { app, create, publish } = editor
  const days = [
    { _key: 'a', from: '2030-12-10', until: '2030-12-24', name: 'Examinations, odd semesters' },
    { _key: 'b', from: '2031-01-26', name: 'Republic Day; holiday, all day' },
  ]
  const page = await publish(await create('Calendar'), { days })
  const read = async (slug: string) => {
    const response = await app.inject(calendarOf(slug))
    const entries = Object.values(ical.sync.parseICS(response.body))
    return { response, entries: entries.filter((entry) => entry?.type === 'VEVENT') }
  }
  return { ...editor, days, page, read }
}

test('the days of a page are whole days of a calendar, the last one included', async () => {
  const { read, page } = await aCalendarPage()
  const { response, entries } = await read('calendar')
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(response.body).toContain('DTSTART;VALUE=DATE:20301210\r\n')
  expect(response.body).toContain('DTEND;VALUE=DATE:20301225\r\n')
  expect(response.body).toContain('DTEND;VALUE=DATE:20310127\r\n')
  expect(entries).toMatchObject([
    { uid: `${page._id}-a`, summary: 'Examinations, odd semesters' },
    { uid: `${page._id}-b`, summary: 'Republic Day; holiday, all day' },
  ])
})

test('a subscription survives a new address of the page', async () => {
  const { read, days, page, publish } = await aCalendarPage()
  const before = await read('calendar')
  await publish(page, { days, slug: 'academic-calendar' })
  const after = await read('calendar')
  expect(after.entries.map(({ uid }) => uid)).toEqual(before.entries.map(({ uid }) => uid))
  expect(after.response.body).toContain('/pages/academic-calendar')
})

test('a page without days has no calendar', async () => {
  const { app, add } = await aCalendarPage()
  await add('Hostel')
  expect((await app.inject(calendarOf('hostel'))).statusCode).toBe(404)
  expect((await app.inject(calendarOf('nothing'))).statusCode).toBe(404)
})
