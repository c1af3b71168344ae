import { listContent } from 'contract/content/calls'
import { trashContent } from 'contract/content/entry-calls'
import { translationTypeOf } from 'contract/content/translations/translation-types'
import { expect, test } from 'vitest'
import { aRegister } from '../../../test/a-register.ts'
import { seedContent } from '../entries/seed.ts'

const types = ['disclosureGroup', 'disclosureItem'] as const

/** A site from a release without the register. */
async function aSiteInUse() {
  const site = await aRegister()
  const { db, deps, add } = site
  await add('Hostel')
  for (const type of types) {
    await db.deleteFrom('contentItems').where('type', '=', type).execute()
    await db.deleteFrom('settings').where('name', '=', `content begun: ${type}`).execute()
  }
  const words = () =>
    db
      .selectFrom('contentItems')
      .innerJoin('contentRevisions', 'contentRevisions.itemId', 'contentItems._id')
      .selectAll()
      .where('type', 'not in', [...types, ...types.map(translationTypeOf)])
      .orderBy('contentRevisions._id')
      .execute()
  return { ...site, words, start: () => seedContent(deps) }
}

test('a site in use gets the register and keeps all its content', async () => {
  const { words, start, register, shown } = await aSiteInUse()
  const before = await words()

  await start()

  expect(await words()).toEqual(before)
  expect((await register()).published).toBeGreaterThan(0)
  expect(await shown('programmes')).toMatchObject({
    links: expect.arrayContaining([expect.objectContaining({ place: '/courses/law' })]),
  })
})

test('the register doesn’t link to pages that the site doesn’t have', async () => {
  const { db, start, shown } = await aSiteInUse()
  await db.deleteFrom('contentItems').where('type', 'in', ['courseGroup', 'course']).execute()
  await start()
  expect(await shown('programmes')).toBeUndefined()
  expect(await shown('overview')).toBeDefined()
})

test('a deleted item doesn’t come back at the next start', async () => {
  const { call, start } = await aSiteInUse()
  await start()
  const list = async () => (await call(listContent, { query: { type: 'disclosureItem' } })).entries
  const [first, ...others] = await list()
  const params = { _id: first?._id ?? '' }
  await call(trashContent, { params, body: { version: 1 } })

  await start()

  expect((await list()).map(({ _id }) => _id)).toEqual(others.map(({ _id }) => _id))
})
