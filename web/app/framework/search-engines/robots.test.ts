import { expect, test } from 'vitest'
import { robotsText } from './robots'

test('crawlers are excluded from the panel and accounts, but not from what pages request', () => {
  const lines = robotsText('https://college.test').split('\n')

  expect(lines[0]).toBe('User-agent: *')
  for (const path of ['/admin', '/api/', '/auth/', '/user/', '/reset-password/', '/verify-email'])
    expect(lines).toContain(`Disallow: ${path}`)
  for (const path of ['/api/events', '/api/faculty', '/uploads/'])
    expect(lines).toContain(`Allow: ${path}`)
})

test('robots.txt names the sitemap', () => {
  expect(robotsText('https://college.test')).toContain(
    '\nSitemap: https://college.test/sitemap.xml\n',
  )
})
