import { eventNotFound } from 'contract/events/events'
import { memberNotFound } from 'contract/people/faculty'
import { expect, test } from 'vitest'
import { enterMember } from '../../../test/enter-member.ts'
import { eventParts, memberParts, rawForm } from '../../../test/raw-form.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'

const strangeIds = [
  'x',
  '0',
  '-1',
  '%00',
  '%2e%2e%2f',
  '%F0%9F%8E%93',
  'x'.repeat(300),
  '01900000-0000-7000-8000-000000000000',
  '01900000-0000-7000-8000-000000000000%00',
  '01900000-0000-7000-8000-00000000000G',
  'constructor',
]

const subjects = [
  { path: '/api/events', parts: eventParts, message: eventNotFound, methods: ['GET'] },
  { path: '/api/faculty', parts: memberParts, message: memberNotFound, methods: [] },
] as const

test('S39: an id that is malformed or of another table is not found', async () => {
  const settings = await testApp()
  const { app, db, deps } = settings
  const cookie = await adminCookie(app)
  const { _id: adminId } = await db.selectFrom('admins').select('_id').executeTakeFirstOrThrow()
  const memberId = await enterMember(deps)
  const before = await stateOf(settings)

  for (const { path, parts, message, methods } of subjects) {
    const form = rawForm(parts())
    const others = path === '/api/events' ? [adminId, memberId] : [adminId]
    for (const id of [...strangeIds, ...others]) {
      for (const method of [...methods, 'DELETE', 'PUT'] as const) {
        const answer = await app.inject({
          method,
          url: `${path}/${id}`,
          headers: { cookie, ...(method === 'PUT' && form.headers) },
          ...(method === 'PUT' && { payload: form.payload }),
        })
        expect([method, id, answer.statusCode]).toEqual([method, id, 404])
        expect([message, 'Not found']).toContain(answer.json().message)
      }
    }
  }
  for (const id of [...strangeIds, adminId, memberId])
    expect((await app.inject(`/event/${id}.ics`)).statusCode).toBe(404)
  expect(await stateOf(settings)).toEqual(before)
})

test('S39: an address that can’t be decoded gets a normal response', async () => {
  const { app } = await testApp()
  for (const url of ['/api/events/%zz', '/api/faculty/%zz', `/api/events/${'1'.repeat(2_000)}`]) {
    const answer = await app.inject(url)
    expect([400, 404, 414]).toContain(answer.statusCode)
    expect(Object.keys(answer.json())).toEqual(['message'])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
})
