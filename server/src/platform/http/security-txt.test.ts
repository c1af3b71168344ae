import { dayMilliseconds } from 'contract/platform/durations'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { securityTxt } from './security-txt.ts'

const publicUrl = 'https://college.test'
const url = '/.well-known/security.txt'

test('security.txt says where to report a vulnerability', async () => {
  const { app } = await testApp()

  const answer = await app.inject(url)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    answer.body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  )
  expect(fields).toEqual({
    Contact: `mailto:${college.email}`,
    Expires: expect.any(String),
    'Preferred-Languages': 'en',
    Canonical: publicUrl + url,
  })
  const days = (Date.parse(fields.Expires) - Date.now()) / dayMilliseconds
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('security.txt is the same for a whole day, and renewed the next', () => {
  const at = (time: string) => securityTxt({ now: new Date(time), publicUrl, email: college.email })
  expect(at('2026-03-01T00:00:00Z')).toBe(at('2026-03-01T23:59:59Z'))
  expect(at('2026-03-02T00:00:00Z')).toContain('Expires: 2026-08-29T00:00:00.000Z\n')
})
