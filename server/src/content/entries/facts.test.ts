import { listContent, publishContent, readContent } from 'contract/content/calls'
import type { ContentTypeName } from 'contract/content/types'
import { getCalendar } from 'contract/events/events'
import { createContactMessage } from 'contract/messaging/contact'
import { college } from 'testing/a-college.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'

const other = {
  name: 'Hill <Degree> College',
  phones: [
    { _key: 'office', number: '+91 120 000 2222' },
    { _key: 'more', number: '+91 120 000 3333', whose: 'Examinations' },
  ],
  social: [{ _key: 'a', label: 'Hill on Video', address: 'https://video.example/hill' }],
  emails: [{ _key: 'office', address: 'office@hill.test' }],
}

async function aSite() {
  const settings = await testApp({ web: builtWeb() })
  await settings.isKeeping()
  const admin = await settings.signIn()
  return {
    ...settings,
    async publish(
      change: object,
      { type = 'facts', at }: { type?: ContentTypeName; at?: string } = {},
    ) {
      const [entry] = (await admin(listContent, { query: { type } })).entries
      const params = { _id: entry?._id ?? '' }
      const { version, basedOn = '', data } = await admin(readContent, { params })
      const body = { version, basedOn, data: { ...data, ...change }, ...(at && { at }) }
      await admin(publishContent, { params, body })
    },
    text: async (url: string) => (await settings.app.inject(url)).body,
  }
}

const says = [
  '/',
  '/about',
  '/events',
  '/contact',
  '/our-team',
  '/course/ba',
  '/login',
  '/nowhere',
  '/manifest.webmanifest',
  getCalendar.url,
]

test('published facts appear immediately on every page, in the calendar and in the manifest', async () => {
  const { publish, text } = await aSite()
  const before = await Promise.all(says.map(text))
  for (const [index, body] of before.entries())
    expect([says[index], body.includes(college.name)]).toEqual([says[index], true])

  await publish(other)

  for (const url of says) {
    const body = await text(url)
    for (const gone of [college.phone, college.email])
      expect([url, body.includes(gone)]).toEqual([url, false])
    expect([url, /Hill (<|&lt;|\\u003c)Degree/.test(body)]).toEqual([url, true])
  }
  expect(await text('/contact')).toContain('+91 120 000 2222')
  for (const more of ['+91 120 000 3333', 'Examinations', 'Hill on Video'])
    expect(await text('/contact')).toContain(more)
  expect(await text('/')).toContain('"sameAs":["https://video.example/hill"]')
  expect(await text('/.well-known/security.txt')).toContain('mailto:office@hill.test')
})

test('an email has the college’s name at the time of sending', async () => {
  const { publish, visitor, db } = await aSite()
  await publish(other)

  await visitor(createContactMessage, { body: aContactForm() })

  const mails = await db.selectFrom('mails').selectAll().orderBy('_id').execute()
  expect(mails.map(({ recipient }) => recipient)).toContain('office@hill.test')
  for (const { text, html } of mails) {
    expect(text).toContain(other.name)
    expect(html).toContain('Hill &lt;Degree&gt; College')
    expect(text).not.toContain(college.name)
  }
})

test('a cached page expires when a scheduled text takes effect', async () => {
  const { publish, text, advance } = await aSite()
  await publish(other, { at: new Date(Date.now() + 60_000).toISOString() })
  expect(await text('/contact')).toContain(college.phone)

  advance(60_001)

  expect(await text('/contact')).toContain('+91 120 000 2222')
  expect(await text('/contact')).not.toContain(college.phone)
})

test('during a database outage a page shows what was known last', async () => {
  const { publish, deps, db } = await aSite()
  await publish(other)
  expect((await deps.college()).name).toBe(other.name)

  // A publication that can't be read.
  await db.updateTable('changes').set({ version: 99 }).execute()

  await db.destroy()

  expect((await deps.college()).name).toBe(other.name)
})

test('a page’s texts follow what is published, and other pages stay cached', async () => {
  const { publish, text, app } = await aSite()
  const stored = async (url: string) => (await app.inject(url)).headers.etag
  await text('/')
  const [about, events] = [await stored('/about'), await stored('/events')]

  await publish(
    { announcements: [{ _key: 'a', text: 'Results of B.A. I are out', place: '/events' }] },
    { type: 'home' },
  )

  expect(await text('/')).toContain('Results of B.A. I are out')
  expect([await stored('/about'), await stored('/events')]).toEqual([about, events])
  await publish(
    { values: [{ _key: 'a', name: 'Patience', text: 'Trees take time.' }] },
    { type: 'about' },
  )
  await publish({ statistics: [{ _key: 'a', value: '12', label: 'Wells' }] }, { type: 'numbers' })
  for (const fact of ['Patience', 'Wells']) expect(await text('/about')).toContain(fact)
  expect(await text('/')).toContain('Wells')
  expect(await stored('/events')).toBe(events)
})
