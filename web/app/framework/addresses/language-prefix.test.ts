import { expect, test } from 'vitest'
import { inLanguage, splitLanguage, withoutNeedlessPrefix } from './language-prefix'
import { addressInTable } from './page-address'

test('an address has the language first, and the first language has none', () => {
  expect(inLanguage('hi', '/')).toBe('/hi')
  expect(inLanguage('hi', '/#facilities')).toBe('/hi#facilities')
  expect(inLanguage('hi', '/notices?year=2026')).toBe('/hi/notices?year=2026')
  expect(inLanguage('hi', '/course/b.a.l.l.b.')).toBe('/hi/course/b.a.l.l.b.')
  expect(inLanguage('en', '/notices')).toBe('/notices')
  expect(inLanguage('hi', '/hi/notices')).toBe('/hi/notices')
  expect(inLanguage('hi', '/admin?page=%2Fnotices')).toBe('/hi/admin?page=%2Fnotices')
  expect(inLanguage('hi', '/notices.atom')).toBe('/hi/notices.atom')
  expect(inLanguage('hi', '/events.json?category=sports')).toBe('/hi/events.json?category=sports')
})

test.each([
  '/api/events.ics',
  '/uploads/a.webp',
  '/documents/a.pdf',
  '/sitemap.xml',
  '//example.org',
  'https://example.org/',
  'mailto:office@college.test',
  '#main',
])('%s is the same in all languages', (address) => {
  expect(inLanguage('hi', address)).toBe(address)
})

test('a calendar has one address, and is in the language that its link names', () => {
  expect(inLanguage('hi', '/events.ics')).toBe('/events.ics?lang=hi')
  expect(inLanguage('hi', '/events.ics?category=sports')).toBe(
    '/events.ics?category=sports&lang=hi',
  )
  expect(inLanguage('hi', '/event/1.ics')).toBe('/event/1.ics?lang=hi')
  expect(inLanguage('en', '/events.ics')).toBe('/events.ics')
  expect(inLanguage('hi', '/registrations/x/certificate.pdf')).toBe(
    '/registrations/x/certificate.pdf',
  )
})

test('the language can be read from an address', () => {
  expect(splitLanguage('/hi')).toEqual({ language: 'hi', path: '/' })
  expect(splitLanguage('/HI/notices')).toEqual({ language: 'hi', path: '/notices' })
  expect(splitLanguage('/history')).toEqual({ language: 'en', path: '/history' })
})

test('/en leads to the same address without it', () => {
  expect(withoutNeedlessPrefix('/en')).toBe('/')
  expect(withoutNeedlessPrefix('/en/notices')).toBe('/notices')
  expect(withoutNeedlessPrefix('/enrolment')).toBeUndefined()
})

test('the redirect from /en keeps the token of a link', () => {
  const { url, shown, headers } = addressInTable('/en/reset-password/a-secret?from=mail')
  expect(url).toBe('/en/reset-password/a-secret?from=mail')
  expect(shown).toBe('/reset-password/')
  expect(headers).toEqual({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
})

test('each language has its own cache keys, also of what does not exist', () => {
  expect(addressInTable('/hi/Notices/?utm_source=x&year=2026').url).toBe('/hi/notices?year=2026')
  expect(addressInTable('/hi').url).toBe('/hi')
  // Only this one is redirected, so it has its own key.
  expect(addressInTable('/hi/').url).toBe('/hi/')
  expect(addressInTable('/hi/nothing').missing).toBe('/hi/-/-')
  expect(addressInTable('/hi/course/x').missing).toBe('/hi/course/:courseId')
  expect(addressInTable('/en/notices?year=2026').url).toBe('/en/notices?year=2026')
})

test.each([
  '/hi',
  '/HI',
  '/%68i',
  '//hi',
  '/./hi',
  '/x/../%48I',
])('a secret below %s stays out of logs, caches and other sites', (prefix) => {
  const { url, shown, headers } = addressInTable(`${prefix}/reset-password/a-secret`)
  expect([url, shown]).toEqual(['/hi/reset-password/token', '/hi/reset-password/'])
  expect(headers).toEqual({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  expect(addressInTable(`${prefix}/registrations/a-secret`).shown).toBe('/hi/registrations/')
})
