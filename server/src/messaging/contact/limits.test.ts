import { createContactMessage } from 'contract/messaging/contact'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { anOffice } from '../../../test/an-office.ts'

test('S59: a network can send five messages in ten minutes, whatever its headers say', async () => {
  const { send, app, messages, advance } = await anOffice()
  for (let count = 0; count < 5; count++)
    expect((await send(aContactForm({ name: `${count}` }), '192.0.2.7')).statusCode).toBe(201)

  const sixth = await send(aContactForm(), '192.0.2.7')
  const disguised = await app.inject({
    method: 'POST',
    url: `${createContactMessage.url}?x=1`,
    remoteAddress: '::ffff:192.0.2.7',
    headers: { 'x-forwarded-for': '192.0.2.8', 'x-real-ip': '192.0.2.8', 'user-agent': 'other' },
    payload: { ...aContactForm({ email: 'other@mail.example' }), deviceId: 'x' },
  })

  for (const answer of [sixth, disguised]) {
    expect([answer.statusCode, answer.json()]).toEqual([
      429,
      { message: 'Too many attempts. Please try again later.' },
    ])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(590)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600)
  }
  expect(await messages()).toHaveLength(5)
  expect((await send(aContactForm(), '192.0.2.8')).statusCode).toBe(201)
  advance(10 * minute)
  expect((await send(aContactForm(), '192.0.2.7')).statusCode).toBe(201)
})

test('S59: one IPv6 network is limited as one, and rejected forms don’t count', async () => {
  const { send, messages } = await anOffice()
  for (let count = 0; count < 8; count++)
    expect((await send({}, '2001:db8::1')).statusCode).toBe(400)

  const statuses = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const answer = await send(aContactForm(), `2001:db8::${at + 1}`)
      return answer.statusCode
    }),
  )

  expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
  expect(await messages()).toHaveLength(5)
})

test('the limit can be turned off on the local site', async () => {
  const { send } = await anOffice({ PUBLIC_URL: '', RATE_LIMIT: 'off' })
  for (let count = 0; count < 12; count++)
    expect((await send(aContactForm(), '127.0.0.1')).statusCode).toBe(201)
})
