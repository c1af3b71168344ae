import { sampleFaculty } from 'college/sample-faculty'
import { samplePages } from 'college/sample-pages'
import { getPage } from 'contract/content/page'
import { listFaculty, listMemberEntries } from 'contract/people/faculty'
import { isPlaceholderPortrait } from 'contract/platform/pictures'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { seedContent } from '../../content/entries/seed.ts'
import { pictureFileNames } from '../../platform/storage/picture-names.ts'
import { seedFaculty, seedPages } from './seed.ts'

const maxBytes = 3_000

async function aSampleSite() {
  const site = await testApp()
  await seedContent(site.deps)
  await seedFaculty(site.deps, sampleFaculty)
  return site
}

test('everybody has a drawn portrait of at most 3 kB, before its files are copied', async () => {
  const { app, visitor } = await aSampleSite()
  const members = await visitor(listFaculty)

  expect(members).toHaveLength(49)
  expect(new Set(members.map(({ photo }) => photo)).size).toBe(49)
  for (const { name, photo = '' } of members) {
    expect(isPlaceholderPortrait(photo), name).toBe(true)
    const avif = pictureFileNames(photo).find((file) => file.endsWith('.avif'))
    const answer = await app.inject(`/uploads/${avif}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif'])
    expect(answer.rawPayload.length, name).toBeLessThanOrEqual(maxBytes)
  }
})

test('people with a drawing are among those who need a photo', async () => {
  const { db, signIn } = await aSampleSite()
  const staff = await signIn()
  const found = async (photo: 'missing' | 'there') =>
    (await staff(listMemberEntries, { query: { photo } })).found

  expect([await found('missing'), await found('there')]).toEqual([49, 0])

  const photo = '/uploads/0123456789abcdef0123456789abcdef-400x400-88a8b8.webp'
  const zoya = (row: { _id: string }) => db.updateTable('faculty').where('_id', '=', row._id)
  const row = await db
    .selectFrom('faculty')
    .select('_id')
    .where('slug', '=', 'zoya-rizvi')
    .executeTakeFirstOrThrow()
  await zoya(row).set({ photo }).execute()
  expect([await found('missing'), await found('there')]).toEqual([48, 1])
  await zoya(row).set({ photo: null }).execute()
  expect([await found('missing'), await found('there')]).toEqual([49, 0])
})

test('a story names its people, once, and stays deleted', async () => {
  const { db, deps, visitor } = await aSampleSite()
  for (let start = 0; start < 2; start++) await seedPages(deps)
  const [story] = samplePages
  const slug = story?.slug ?? ''
  const { body, isStory } = await visitor(getPage, { params: { slug } })
  const text = JSON.stringify(body)

  expect(isStory).toBe('yes')
  expect(text).toContain('"kind":"person"')
  for (const name of ['sowmya-narasimhan', 'nitin-baghel'])
    expect(text).toContain(`"path":"/team/${name}"`)

  await db.deleteFrom('contentItems').where('slug', '=', slug).execute()
  await seedPages(deps)
  expect(
    await db.selectFrom('contentItems').select('_id').where('slug', '=', slug).execute(),
  ).toEqual([])
})

test('a college with people of its own gets no story', async () => {
  const { deps, db } = await testApp()
  await seedContent(deps)
  await seedPages(deps)

  expect(
    await db
      .selectFrom('contentItems')
      .select('_id')
      .where('slug', '=', 'what-the-signboards-say')
      .execute(),
  ).toEqual([])
})
