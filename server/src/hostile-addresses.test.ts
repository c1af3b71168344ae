import { expect, test } from 'vitest'
import { aNoticeOffice } from '../test/a-notice-office.ts'

const hindi = encodeURIComponent('परीक्षा'.repeat(60).slice(0, 300))

test('hostile addresses never cause a server error', async () => {
  const { app, add, categoryId, db } = await aNoticeOffice()
  const result = categoryId('result')
  await add('Result', { category: result, department: 'ba', slug: 'result' })
  // As after a restore or by an older program: what the notice refers to is gone.
  await db.deleteFrom('contentItems').where('_id', '=', result).execute()
  await db.deleteFrom('contentItems').where('type', '=', 'course').execute()
  const failed: unknown[] = []
  for (const url of [
    '/api/content/notices',
    '/api/content/notices/result',
    '/notices.atom',
    '/notices.atom?category=result',
    '/notices.atom?department=ba',
    '/notices.json?category=__proto__',
    '/api/content/notices?year=abc',
    '/api/content/notices?category=%00',
    '/api/content/notices?department=%ED%A0%80',
    '/api/content/notices/%00',
    '/api/content/notices/__proto__',
    `/api/search?q=${hindi}`,
    '/api/search?q=%00',
    '/api/search?q=a%00b',
    '/api/search?q=%ED%A0%80',
    '/api/search?q=a&kind=__proto__',
    '/api/subscription?token=%00',
    '/api/subscription?token=%ED%A0%80',
    '/documents/%00/x.pdf',
    '/documents/__proto__/%00',
    '/documents/a/%ED%A0%80',
    '/api/events/%00',
    '/events.atom?category=%00',
    '/api/content/courses/%00',
    '/api/certificates/%00',
    '/api/tickets/%00',
    '/api/profiles/%00',
  ]) {
    const { statusCode, body } = await app.inject(url)
    if (statusCode >= 500 || body === '') failed.push([url, statusCode, body])
  }
  const posted = await app.inject({
    method: 'POST',
    url: '/subscriptions/%00',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'act=leave&pace=%00&category=%00',
  })
  if (posted.statusCode >= 500) failed.push(['posted', posted.statusCode])

  expect(failed).toEqual([])
})
