import { getAccountPages } from 'contract/content/account-pages'
import { listContent, listRevisions, publishContent, readContent } from 'contract/content/calls'
import { getCourseGroup } from 'contract/content/course-groups'
import { getCourse, listCourses } from 'contract/content/courses'
import type { ContentData } from 'contract/content/data'
import { deleteLibraryItem, libraryInUse, readLibraryItem } from 'contract/content/library/calls'
import { previewContent } from 'contract/content/views'
import { aPdf, pdfOf } from 'testing/a-pdf.ts'
import { aPicture } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'
import { seedContent } from '../entries/seed.ts'

async function courses({
  call,
  visitor,
}: Pick<Awaited<ReturnType<typeof aLibrary>>, 'call' | 'visitor'>) {
  const { entries } = await call(listContent, { query: { type: 'course' } })
  const paramsOf = (title: string) => ({
    _id: entries.find((entry) => entry.title === title)?._id ?? expect.fail(`no ${title}`),
  })
  return {
    paramsOf,
    read: (title: string) => call(readContent, { params: paramsOf(title) }),
    async publish(title: string, change: ContentData) {
      const params = paramsOf(title)
      const { version, basedOn = '', data } = await call(readContent, { params })
      return call(publishContent, {
        params,
        body: { version, basedOn, data: { ...data, ...change } },
      })
    },
    shown: (slug: string) => visitor(getCourse, { params: { slug } }),
    listed: async (slug: string) =>
      (await visitor(listCourses)).find((course) => course.slug === slug)?.picture,
  }
}

test('a course shows its own picture, or its group’s if it has none', async () => {
  const site = await aLibrary()
  const { publish, shown, listed } = await courses(site)
  const [own, other] = [await site.upload(await aPicture()), await site.upload(await aPicture())]
  const { entries } = await site.call(listContent, { query: { type: 'courseGroup' } })
  const group = entries.find(({ title }) => title === 'College of Law')?._id ?? ''
  const { data, version, basedOn = '' } = await site.call(readContent, { params: { _id: group } })
  await site.call(publishContent, {
    params: { _id: group },
    body: { version, basedOn, data: { ...data, picture: other._id } },
  })
  const addresses = async () => [
    (await shown('b.a.l.l.b.')).picture?.address,
    (await listed('b.a.l.l.b.'))?.address,
  ]

  await publish('B.A.LL.B.', { picture: own._id })
  expect(await addresses()).toEqual([own.address, own.address])
  await publish('B.A.LL.B.', { picture: '' })
  expect(await addresses()).toEqual([other.address, other.address])
  expect((await site.visitor(getCourseGroup, { params: { slug: 'law' } })).picture).toMatchObject({
    address: other.address,
  })
})

test('a preview shows the group’s picture if the course has none', async () => {
  const site = await testApp({ web: builtWeb() })
  const call = await site.signIn()
  const { paramsOf, read } = await courses({ ...site, call })
  const { data } = await read('B.C.A.')
  const body = { data: { ...data, picture: '' } }
  const { path } = await call(previewContent, { params: paramsOf('B.C.A.'), body })

  const { visitor } = site
  const group = await visitor(getCourseGroup, { params: { slug: 'professional' } })
  const headers = { cookie: await adminCookie(site.app) }
  const page = (await site.app.inject({ url: path, headers })).body
  expect(group.picture?.alt).toMatch(/\w/)
  expect(page).toContain(group.picture?.alt)
  expect(page).not.toContain('Computer laboratory seen from')
})

test('visitors read and download the syllabus under its name in the library', async () => {
  const site = await aLibrary()
  const { publish, shown } = await courses(site)
  const { _id, address, bytes } = await site.upload(aPdf('B.C.A. syllabus 2026.pdf', 'Syllabus'))

  await publish('B.C.A.', { syllabus: _id, prospectus: _id })

  const { syllabus, prospectus } = await shown('b.c.a.')
  expect(syllabus).toEqual({
    address,
    bytes,
    name: 'B.C.A. syllabus 2026.pdf',
    pages: 1,
    type: 'application/pdf',
  })
  expect(prospectus).toEqual(syllabus)
  expect((await site.app.inject(address)).rawPayload).toEqual(pdfOf('Syllabus'))
})

/** A site from the previous release, whose course pictures were in the code. */
async function anOlderSite() {
  const site = await testApp()
  const call = await site.signIn()
  const { db, deps } = site
  const types = ['course', 'courseGroup'] as const
  const items = db.selectFrom('contentItems').select('_id').where('type', 'in', types)
  const revisions = db.selectFrom('contentRevisions').select(['_id', 'data'])
  for (const { _id, data } of await revisions.where('itemId', 'in', items).execute()) {
    const { picture, gallery, ...before } = JSON.parse(data)
    const text = JSON.stringify(before)
    await db.updateTable('contentRevisions').set({ data: text }).where('_id', '=', _id).execute()
  }
  const names = db.deleteFrom('contentUses').where('target', '=', 'picture')
  await names.where('itemId', 'in', items).execute()
  for (const name of ['course-%', 'group-%', 'law-%'])
    await db.deleteFrom('libraryItems').where('_id', 'like', name).execute()
  await db.deleteFrom('contentItems').where('type', '=', 'accountPages').execute()
  await db.deleteFrom('settings').where('name', '=', 'content fields').execute()
  return { ...site, call, start: () => seedContent(deps), ...(await courses({ ...site, call })) }
}

test('a site from before courses had their own pictures keeps the ones it showed', async () => {
  const { call, paramsOf, read, publish, start, shown, listed, visitor } = await anOlderSite()
  await start()
  await start()

  const law = await shown('b.a.l.l.b.')
  expect(law.picture?.alt).toMatch(/^A wooden gavel/)
  expect(law.gallery.map(({ picture }) => picture?.alt)).toEqual([
    expect.stringMatching(/^Moot court/),
    expect.stringMatching(/^Law library/),
    expect.stringMatching(/^Seminar hall/),
    expect.stringMatching(/^Arcaded courtyard/),
  ])
  expect((await listed('b.c.a.'))?.alt).toMatch(/^Computer laboratory/)
  expect((await visitor(getAccountPages)).picture?.alt).toMatch(/^Courtyard/)
  // The panel says so too, and reports no change.
  expect((await read('B.C.A.')).data).toMatchObject({ picture: 'course-bca', gallery: [] })
  await publish('B.C.A.', { eligibility: 'Any stream' })
  const { revisions } = await call(listRevisions, { params: paramsOf('B.C.A.') })
  expect(revisions[0]?.changes.map(({ field }) => field)).toEqual(['Eligibility'])

  await publish('B.C.A.', { picture: '' })
  expect((await shown('b.c.a.')).picture?.alt).toMatch(/^Modern four-storey/)
})

test('such a picture counts as used although nobody chose it', async () => {
  const { call, start, paramsOf } = await anOlderSite()
  await start()

  const params = { _id: 'law-gallery-2' }
  const { item, places } = await call(readLibraryItem, { params })
  expect(places).toMatchObject([{ _id: paramsOf('B.A.LL.B.')._id, state: 'public' }])
  const query = { version: `${item.version}` }
  await expect(call(deleteLibraryItem, { params, query })).rejects.toMatchObject({
    status: 409,
    message: libraryInUse,
  })
})
