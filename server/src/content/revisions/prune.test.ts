import { listContent, readContent, restoreContent, saveContent } from 'contract/content/calls'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const threeYears = 3 * 365 * day

/** An entry with this many unpublished revisions, one per day, oldest first. */
async function anEntry({ unpublished }: { unpublished: number }) {
  const site = await testApp()
  const call = await site.signIn()
  const [entry] = (await call(listContent, { query: { type: 'facts' } })).entries
  const itemId = entry?._id ?? ''
  const { data } = await call(readContent, { params: { _id: itemId } })
  const begun = Date.now() - threeYears
  /** A revision on a later day. */
  const add = async (
    days: number,
    {
      publishedAt = null,
      basedOnId = null,
    }: { publishedAt?: string | null; basedOnId?: string | null } = {},
  ) => {
    const msecs = begun + days * day
    const _id = uuidv7({ msecs })
    const row = { _id, itemId, slug: '', basedOnId, data: JSON.stringify(data), author: 'Asha' }
    const savedAt = new Date(msecs).toISOString()
    await site.db
      .insertInto('contentRevisions')
      .values({ ...row, savedAt, publishedAt })
      .execute()
    return _id
  }
  const old: string[] = []
  for (let days = 0; days < unpublished; days++) old.push(await add(days))
  return {
    ...site,
    add,
    old,
    begunAt: (days: number) => new Date(begun + days * day).toISOString(),
    point: (to: { draftId?: string; scheduledId?: string }) =>
      site.db.updateTable('contentItems').set(to).where('_id', '=', itemId).execute(),
    /** Another person writes, which adds a revision. */
    async write() {
      const params = { _id: itemId }
      const { version, basedOn } = await call(readContent, { params })
      return call(saveContent, { params, body: { version, ...(basedOn && { basedOn }), data } })
    },
    restore: (revision: string, version: number) =>
      call(restoreContent, { params: { _id: itemId }, body: { version, revision } }),
    ids: async () => {
      const there = site.db
        .selectFrom('contentRevisions')
        .select('_id')
        .where('itemId', '=', itemId)
      return (await there.execute()).map(({ _id }) => _id)
    },
  }
}

test('the fifty newest revisions stay, and older ones are deleted when another is added', async () => {
  const { ids, old, write } = await anEntry({ unpublished: 60 })

  await write()

  const left = await ids()
  expect(left).toHaveLength(50)
  expect(left).not.toContain(old[11])
  expect(left).toContain(old[12])
})

test('a short history stays complete', async () => {
  const { ids, old, write } = await anEntry({ unpublished: 48 })

  await write()

  expect(await ids()).toEqual(expect.arrayContaining(old))
})

test('revisions that were public in the last two years stay, and earlier ones are deleted', async () => {
  const { add, begunAt, ids, write } = await anEntry({ unpublished: 0 })
  const before = await add(0, { publishedAt: begunAt(0) })
  const since = await add(1, { publishedAt: begunAt(2 * 365) })
  for (let days = 2; days < 60; days++) await add(days)

  await write()

  expect(await ids()).toContain(since)
  expect(await ids()).not.toContain(before)
})

test('public, draft and scheduled revisions stay at any age, with the revision they are based on', async () => {
  const { add, begunAt, db, ids, point, write } = await anEntry({ unpublished: 0 })
  const base = await add(0, { publishedAt: begunAt(0) })
  const scheduledId = await add(1, { basedOnId: base })
  const draftId = await add(2)
  for (let days = 3; days < 70; days++) await add(days)
  const { publishedId } = await db
    .selectFrom('contentItems')
    .select('publishedId')
    .where('type', '=', 'facts')
    .executeTakeFirstOrThrow()
  await point({ draftId, scheduledId })

  await write()

  expect(await ids()).toEqual(expect.arrayContaining([base, scheduledId, draftId, publishedId]))
})

test('of two concurrent saves, the one that is acknowledged is kept', async () => {
  const { ids, old, restore, write } = await anEntry({ unpublished: 60 })
  let { version } = (await write()).entry
  for (const [, revision] of old.slice(20, 30).entries()) {
    const statuses = await Promise.allSettled([
      restore(revision, version),
      restore(revision, version),
    ])
    const taken = statuses.filter(({ status }) => status === 'fulfilled')
    expect(taken).toHaveLength(1)
    version++
  }

  const left = await ids()
  expect(left).toHaveLength(50)
  const newest = left.toSorted().slice(-11)
  expect(newest.some((_id) => old.includes(_id))).toBe(false)
})
