import { addRegistration, exportRegistrations } from 'contract/events/registration-office'
import { listActivities } from 'contract/platform/activity'
import { withoutStrayMarks } from 'contract/platform/visible-text'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { stepUp } from '../../../test/factor-calls.ts'
import { adminCookie } from '../../../test/test-app.ts'

const labels = ['T-shirt', '=1+1;+2', 'Diet']
const questionsOf = (names: string[]) =>
  JSON.stringify(names.map((label) => ({ label, kind: 'text', isRequired: false })))
const formulas = ['=HYPERLINK("x")', '+1', '-2', '@SUM(A1)', '＝1', "a;=cmd|'/c calc'!A1"]
const texts = ['आशा "A", देवी', 'a\u202e1+1=', 'B; C']

test('exporting the list needs a step-up, is recorded, and the file runs nothing in a spreadsheet', async () => {
  const { app, eventId, student, db, clientWith } = await aRegistrationOffice({
    ...{ capacity: 20, questions: questionsOf(labels) },
  })
  const given = labels.map((label, at) => [`answer:${label}`, ['M', '=1', 'No\nnuts'][at] ?? ''])
  await (await student('asha')).register(given)
  const cookie = await adminCookie(app)
  const admin = clientWith(cookie)
  const params = { eventId }
  for (const [at, name] of [...formulas, ...texts].entries())
    await admin(addRegistration, { params, body: { name, email: `a${at}@home.example` } })
  await db
    .updateTable('eventSeats')
    .set({ questions: questionsOf(labels.slice(0, 2)) })
    .execute()
  const url = exportRegistrations.url.replace(':eventId', eventId)
  const request = () => app.inject({ url, headers: { cookie } })
  expect((await request()).statusCode).toBe(403)
  await stepUp(app, cookie)

  const { body } = await request()

  const [heading, first, ...others]: string[][] = parse(body, { bom: true })
  expect(heading?.slice(-3)).toEqual(['T-shirt', "'=1+1;'+2", 'answers to earlier questions'])
  expect(first?.slice(-3)).toEqual(['M', "'=1", 'Diet: No\nnuts'])
  expect(first).toContain('Registered')
  expect(others.map(([, name]) => name)).toEqual([
    ...formulas.slice(0, -1).map((name) => `'${name}`),
    "a;'=cmd|'/c calc'!A1",
    ...texts.map(withoutStrayMarks),
  ])
  const { activities } = await admin(listActivities, { query: { action: 'exported' } })
  expect(activities).toMatchObject([{ subject: 'registration', targetName: 'Robotics workshop' }])
})
