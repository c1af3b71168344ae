import { listContent, listRevisions, publishContent, readContent } from 'contract/content/calls'
import { getCourse } from 'contract/content/courses'
import type { ContentData } from 'contract/content/data'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

/** A site with courses stored before the field existed. */
async function siteOfReleaseBefore() {
  const { db, signIn, visitor } = await testApp()
  const call = await signIn()
  const items = db.selectFrom('contentItems').select('_id').where('type', '=', 'course')
  const revisions = db.selectFrom('contentRevisions').select(['_id', 'data'])
  for (const { _id, data } of await revisions.where('itemId', 'in', items).execute()) {
    const { affiliation: _, ...before } = JSON.parse(data)
    const stored = { data: JSON.stringify(before) }
    await db.updateTable('contentRevisions').set(stored).where('_id', '=', _id).execute()
  }
  const { entries } = await call(listContent, { query: { type: 'course' } })
  const paramsOf = (title: string) => ({
    _id: entries.find((entry) => entry.title === title)?._id ?? expect.fail(`no ${title}`),
  })
  return {
    async publish(title: string, change: ContentData) {
      const params = paramsOf(title)
      const { version, basedOn = '', data } = await call(readContent, { params })
      const body = { version, basedOn, data: { ...data, ...change } }
      await call(publishContent, { params, body })
      return (await call(listRevisions, { params })).revisions[0]?.changes
    },
    affiliation: async (slug: string) =>
      (await visitor(getCourse, { params: { slug } })).affiliation,
  }
}

test('a stored course gets its affiliation from the starting content', async () => {
  const { affiliation } = await siteOfReleaseBefore()
  expect(await affiliation('b.t.c.')).toBe('Examined and awarded by the state')
  expect(await affiliation('b.a.')).toBeUndefined()
})

test('the college can change a course’s affiliation, or leave it empty', async () => {
  const { affiliation, publish } = await siteOfReleaseBefore()
  const changes = await publish('B.T.C. (D.El.Ed.)', { affiliation: 'Awarded by the council' })
  expect(changes?.map(({ field }) => field)).toEqual(['Affiliation'])
  expect(await affiliation('b.t.c.')).toBe('Awarded by the council')

  await publish('B.T.C. (D.El.Ed.)', { affiliation: '' })
  expect(await affiliation('b.t.c.')).toBe('')
})
