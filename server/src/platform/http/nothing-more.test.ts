import { createEvent } from 'contract/events/events'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

test.each([
  '/user/1',
  '/api/users',
  '/api/admins',
  '/api/admin',
  '/api/admin/sessions',
  '/auth/x',
  '/uploads/',
])('S30: there is nothing at %s', async (url) => {
  const { app } = await testApp()
  for (const method of ['GET', 'POST', 'DELETE', 'PATCH'] as const) {
    const answer = await app.inject({ method, url })
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found' }])
  }
})

test('S30: public responses have the contract’s fields and no others', async () => {
  const settings = await testApp()
  const admin = await settings.signIn()
  await admin(createEvent, { body: await anEventForm({ time: '10 to 4', venue: 'Field' }) })
  const fields = ['_id', 'createdAt', 'date', 'description', 'image', 'time', 'title', 'venue']
  const get = async (url: string) => (await settings.app.inject(url)).json()

  const [event] = await get('/api/events')
  const overview = await get('/api/events/overview')
  const [coming] = await get('/api/events/coming')

  for (const one of [event, coming, await get(`/api/events/${event._id}`), overview.featured])
    expect(Object.keys(one).sort()).toEqual(fields)
  expect(Object.keys(overview).sort()).toEqual(['counts', 'events', 'featured', 'years'])
})
