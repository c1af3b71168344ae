import { uploadToLibrary } from 'contract/content/library/calls'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { paragraph } from '../../../test/a-page-editor.ts'

test('feeds list the newest notices of all, a category or a department, and aren’t sent twice', async () => {
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
  expect((await inject({ url: '/notices.json?department=bsc' })).json().items).toMatchObject([
    { url: 'https://college.test/notices/fees-2026-more' },
  ])
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

test('a notice in a feed has its text and documents, and the time of its correction', async () => {
  const { add, publish, call, inject, advance } = await aNoticeOffice()
  const pdf = new File([new Uint8Array(makePdf({ texts: ['Rooms'] }))], 'rooms.pdf')
  const { item } = await call(uploadToLibrary, { body: { file: pdf } })
  const words = {
    date: '2026-01-01',
    body: paragraph(`Bring <your> card. ${'word '.repeat(200)}`),
    documents: [{ _key: 'a', label: 'Rooms & times', file: item._id }],
  }
  const notice = await add('Time table', words)
  const notified = async () => (await inject({ url: '/notices.json' })).json().items[0]
  const first = await notified()
  expect(first).toMatchObject({
    content_text: expect.stringMatching(/^Bring <your> card\. (word )+word…\nRooms & times$/),
    attachments: [
      {
        url: `https://college.test${item.address}`,
        mime_type: 'application/pdf',
        title: 'Rooms & times',
        size_in_bytes: pdf.size,
      },
    ],
  })
  const atom = (await inject({ url: '/notices.atom' })).body
  expect(atom).toContain(
    `<link rel="enclosure" type="application/pdf" length="${pdf.size}" title="Rooms &amp; times" href="https://college.test${item.address}"/>`,
  )
  expect(atom).toContain('<summary>Bring &lt;your&gt; card.')

  advance(60_000)
  await publish(notice, { ...words, body: paragraph('Bring no card.') })

  const second = await notified()
  expect(second.id).toBe(first.id)
  expect(second.content_text).toBe('Bring no card.\nRooms & times')
  expect(second.date_published).toBe(first.date_published)
  expect(second.date_modified > first.date_modified).toBe(true)
})
