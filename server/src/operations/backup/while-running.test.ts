import { dirname, join } from 'node:path'
import { createEvent, deleteEvent, eventNotFound, listEvents } from 'contract/events/events'
import { ApiError } from 'contract/platform/client'
import { anEventForm } from 'testing/event-form.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aBackup, aFullSite, openSite, sqlitePlace } from '../../../test/a-backup.ts'
import { testDatabase, testFolder } from '../../../test/test-database.ts'
import type { FileStore } from '../../platform/storage/store.ts'
import { backUp } from './back-up.ts'
import { inspectArchive } from './inspect-archive.ts'
import { restoreBackup } from './restore.ts'

async function restored(path: string) {
  const site = await openSite(await sqlitePlace())
  await restoreBackup(site, await inspectArchive(path))
  return site
}

async function aSiteWith(beforeRead: (name: string) => Promise<unknown>) {
  const original = await aFullSite()
  const admin = await original.signIn()
  const site = await openSite(original.place)
  const store: FileStore = {
    ...site.store,
    read: async (name) => {
      await beforeRead(name)
      return await site.store.read(name)
    },
  }
  const path = join(await testFolder(), 'college.tar.gz')
  return { ...original, admin, site: { ...site, store }, realStore: site.store, path }
}

function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.message === eventNotFound)) throw error
}

test('backups taken while events are created and deleted are each consistent', async () => {
  const { admin, visitor, site, path } = await aSiteWith(async () => undefined)
  let isOver = false
  const churn = async () => {
    for (let number = 0; !isOver; number++) {
      await admin(createEvent, { body: await anEventForm({ title: `Event ${number}` }) })
      const [newest] = await visitor(listEvents)
      if (number % 3 === 0 || !newest) continue
      // The other one may have deleted it already.
      await admin(deleteEvent, { params: { _id: newest._id } }).catch(unlessGone)
    }
  }
  const churning = Promise.all([churn(), churn()])

  const paths = ['one', 'two', 'three', 'four'].map((name) => `${path}.${name}`)
  for (const each of paths) await backUp(site, each)
  isOver = true
  await churning

  for (const each of paths) {
    const { db, uploads } = await restored(each)
    const events = await db.selectFrom('events').select(['_id', 'image']).execute()
    // Changes of events are logged in the same transaction.
    const recorded = await db
      .selectFrom('activities')
      .selectAll()
      .where('subject', '=', 'event')
      .execute()
    const idsOf = (action: string) =>
      recorded.filter((activity) => activity.action === action).map(({ targetId }) => targetId)
    const deleted = new Set(idsOf('deleted'))
    const expected = idsOf('created').filter((id) => !deleted.has(id))
    expect(events.map(({ _id }) => _id).toSorted()).toEqual(expected.toSorted())
    const files = await filesBelow(uploads)
    for (const { image } of events) expect(files).toContain(image.slice('/uploads/'.length))
  }
})

test('a picture deleted after its rows were read makes them be read again', async () => {
  let isFirst = true
  let goneId = ''
  const { admin, visitor, site, path, realStore } = await aSiteWith(async (name) => {
    const { admin, visitor } = outer()
    if (isFirst) {
      isFirst = false
      // After the first read of the rows, so that the snapshot is the first to see it.
      await admin(createEvent, { body: await anEventForm({ title: 'Short-lived' }) })
      return
    }
    const event = (await visitor(listEvents)).find(({ image }) => image.endsWith(name))
    if (event?.title !== 'Short-lived') return
    goneId = event._id
    await admin(deleteEvent, { params: { _id: event._id } })
  })
  const outer = () => ({ admin, visitor })

  const manifest = await backUp(site, path)

  expect(goneId).not.toBe('')
  expect(manifest.missingPictures).toEqual([])
  const { db, uploads } = await restored(path)
  const titles = (await db.selectFrom('events').select('title').execute()).map(({ title }) => title)
  expect(titles).toEqual(['Annual Sports Day'])
  const names: string[] = []
  for await (const { name } of realStore.list()) names.push(name)
  expect(await filesBelow(uploads)).toEqual(names.toSorted())
})

test('files missing from the store are named, and everything else is in the backup', async () => {
  const { site, visitor, path } = await aSiteWith(async () => undefined)
  const [event] = await visitor(listEvents)
  const lost = event?.image.slice('/uploads/'.length) ?? ''
  await site.store.remove([lost])

  const manifest = await backUp(site, path)

  expect(manifest.missingPictures).toEqual([lost])
  const { db, uploads } = await restored(path)
  expect(await db.selectFrom('events').select('image').execute()).toEqual([{ image: event?.image }])
  expect(await filesBelow(uploads)).toEqual(await filesBelow(site.uploads))
})

test('a backup that fails or is interrupted leaves nothing behind, and two don’t interfere', async () => {
  const interruption = new AbortController()
  const { site, path } = await aSiteWith(async () => interruption.abort())
  await expect(backUp(site, path, interruption.signal)).rejects.toThrow('aborted')
  const fails: FileStore = { ...site.store, read: () => Promise.reject(new Error('away')) }
  await expect(backUp({ ...site, store: fails }, path)).rejects.toThrow('away')
  expect(await filesBelow(dirname(path))).toEqual([])

  const both = await Promise.allSettled([backUp(site, path), backUp(site, path)])

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await filesBelow(dirname(path))).toEqual(['college.tar.gz'])
  await inspectArchive(path)
})

test('a database that isn’t set up, or is of another version, isn’t backed up', async () => {
  const { folder, site: newer } = await aBackup()
  const path = join(folder, 'other.tar.gz')
  const unused = await openSite(await testDatabase())
  await expect(backUp(unused, path)).rejects.toThrow('to another version')

  await newer.db
    .insertInto('kysely_migration' as 'events')
    .values({ name: '999', timestamp: '' } as never)
    .execute()
  await expect(backUp(newer, path)).rejects.toThrow('to another version')
  expect(await filesBelow(folder)).toEqual(['college.tar.gz'])
})
