import { eventNotFound } from 'contract/events'
import { expect, test } from 'vitest'
import { eventParts, rawForm } from '../../test/raw-form.ts'
import { adminCookie, testApp } from '../../test/test-app.ts'

const specialIds = (adminId: string): Record<string, string> => ({
  'three hundred letters': 'x'.repeat(300),
  'an administrator': adminId,
})

test.each([
  'x',
  '0',
  '-1',
  '%00',
  '%2e%2e%2f',
  '%F0%9F%8E%93',
  'three hundred letters',
  '01900000-0000-7000-8000-000000000000',
  '01900000-0000-7000-8000-000000000000%00',
  '01900000-0000-7000-8000-00000000000G',
  'constructor',
  'an administrator',
])('S39: there is no event %s', async (id) => {
  const { app, db } = await testApp()
  const cookie = await adminCookie(app)
  const { _id } = await db.selectFrom('admins').select('_id').executeTakeFirstOrThrow()
  const { headers, payload } = rawForm(eventParts())
  const url = `/api/events/${specialIds(_id)[id] ?? id}`

  const answers = await Promise.all([
    app.inject({ url }),
    app.inject({ method: 'DELETE', url, headers: { cookie } }),
    app.inject({ method: 'PUT', url, headers: { ...headers, cookie }, payload }),
  ])

  for (const answer of answers) {
    expect(answer.statusCode).toBe(404)
    expect([eventNotFound, 'Not found']).toContain(answer.json().message)
  }
  expect((await app.inject(`/event/${url.split('/').at(-1)}.ics`)).statusCode).toBe(404)
})

test('S39: an address that cannot be decoded is answered like all others', async () => {
  const { app } = await testApp()
  for (const url of [
    '/api/events/%zz',
    '/%',
    '/event/%E0%A4%A',
    `/api/events/${'1'.repeat(2_000)}`,
  ]) {
    const answer = await app.inject(url)
    expect([400, 404, 414]).toContain(answer.statusCode)
    expect(Object.keys(answer.json())).toEqual(['message'])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
})
