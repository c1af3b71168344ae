import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../test/a-notice-office.ts'

test('feeds tell the newest notices of all, a category or a department, and are not sent twice', async () => {
  const { add, publish, inject, categoryId } = await aNoticeOffice()
  const fees = await add('Fees <2026> & more\uffff', { date: '2026-01-01' })
  const ofResult = { category: categoryId('result'), department: 'ba', date: '2026-02-01' }
  await add('B.A. result', { ...ofResult, validUntil: '2026-02-02' })

  const atom = await inject({ url: '/notices.atom' })
  expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect([...atom.body.matchAll(/<title>([^<]*)</g)].map(([, title]) => title).slice(1)).toEqual([
    'B.A. result',
    'Fees &lt;2026&gt; &amp; more',
  ])
  expect(atom.body).toContain('<link rel="self" href="https://college.test/notices.atom"/>')

  const json = await inject({ url: '/notices.json?category=result&department=ba' })
  expect(json.json()).toMatchObject({
    feed_url: 'https://college.test/notices.json?category=result&department=ba',
    home_page_url: 'https://college.test/notices?category=result&department=ba',
    items: [{ url: 'https://college.test/notices/ba-result', tags: ['Result'] }],
  })
  expect((await inject({ url: '/notices.json?department=bsc' })).json().items).toEqual([])
  for (const query of ['category=nothing', 'department=nothing'])
    expect((await inject({ url: `/notices.atom?${query}` })).statusCode).toBe(404)

  const known = { 'if-none-match': String(atom.headers.etag) }
  expect((await inject({ url: '/notices.atom', headers: known })).statusCode).toBe(304)
  await add('Holiday')
  expect((await inject({ url: '/notices.atom', headers: known })).statusCode).toBe(200)

  const idOfFees = async () => (await inject({ url: '/notices.json' })).json().items.at(-1).id
  const before = await idOfFees()
  await publish(fees, { slug: 'other-address', date: '2026-01-01' })
  expect(await idOfFees()).toBe(before)
})
