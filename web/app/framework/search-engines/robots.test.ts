import { expect, test } from 'vitest'
import { robotsText } from './robots'

test('crawlers are kept out of the panel and accounts, not of what pages ask for', () => {
  const lines = robotsText('https://college.test').split('\n')

  expect(lines[0]).toBe('User-agent: *')
  for (const path of ['/admin', '/api/', '/auth/', '/user/', '/reset-password/', '/verify-email'])
    expect(lines).toContain(`Disallow: ${path}`)
  for (const path of ['/api/events', '/api/faculty', '/uploads/'])
    expect(lines).toContain(`Allow: ${path}`)
})

test('crawlers are told where the sitemap is', () => {
  expect(robotsText('https://college.test')).toContain(
    '\nSitemap: https://college.test/sitemap.xml\n',
  )
})
