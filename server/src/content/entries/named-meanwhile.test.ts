import { randomUUID } from 'node:crypto'
import { publishContent, readContent } from 'contract/content/calls'
import {
  contentInUse,
  createContent,
  recoverContent,
  reinstateContent,
  trashContent,
} from 'contract/content/entry-calls'
import { deleteLibraryItem, libraryInUse, uploadToLibrary } from 'contract/content/library/calls'
import { createPublicationRequest } from 'contract/content/request-calls'
import { aPdf } from 'testing/a-pdf.ts'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { enterEvent } from '../../../test/enter-event.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { writtenOver } from '../../../test/written-over.ts'
import { raise } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import { writeUses } from '../references/uses.ts'

// SQLite runs transactions one after another.
const isPostgres = process.env.TEST_ENGINE === 'postgres'

async function draftOf(db: Db, { _id }: { _id: string }): Promise<string> {
  const { draftId } = await db
    .selectFrom('contentItems')
    .select('draftId')
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  return draftId ?? ''
}

test.runIf(isPostgres)(
  'withdrawing a category while a notice gets it waits, and reports the notice',
  async () => {
    const { create, categoryId, withdraw, place, db } = await aNoticeOffice()
    const notice = await create('Holiday')
    const revisionId = await draftOf(db, notice)
    const category = categoryId('general')
    const rejection = await askMeanwhile(
      place,
      (trx) => writeUses(trx, notice, { revisionId, data: { ...notice.data, category } }),
      () => rejectionOf(withdraw(category)),
    )
    expect(rejection).toMatchObject({ status: 409, message: contentInUse })
  },
)

test.runIf(isPostgres)(
  'withdrawing a category while an event gets it waits, and reports the event',
  async () => {
    const { withdraw, place, db, deps } = await aNoticeOffice()
    const { _id } = await db
      .selectFrom('contentItems')
      .select('_id')
      .where('type', '=', 'eventCategory')
      .where('slug', '=', 'sports')
      .executeTakeFirstOrThrow()
    const rejection = await askMeanwhile(
      place,
      async (trx) => {
        await raise(trx, 'events')
        const text = { title: 'Kabaddi', description: 'Two rounds and a final.', category: _id }
        await enterEvent(trx, { ...text, image: '', date: '2031-01-05T10:00' }, deps.now())
      },
      () => rejectionOf(withdraw(_id)),
    )
    expect(rejection).toMatchObject({
      status: 409,
      message: 'One event has this event category. Choose a different one for it first.',
    })
  },
)

test('nothing is published that needs a deleted entry, or one of another type', async () => {
  const { add, call, create, save, titles } = await aNoticeOffice()
  const at = async (_id: string) => {
    const params = { _id }
    return { params, body: { version: (await call(readContent, { params })).version } }
  }
  const category = randomUUID()
  await call(createContent, { body: { _id: category, type: 'noticeCategory', name: 'Tenders' } })
  const { _id } = await add('Holiday', { category })
  for (const one of [_id, category]) await call(trashContent, await at(one))
  const deleted = { status: 400, errors: { category: 'Category was deleted. Choose another one.' } }

  const reinstate = async () => call(reinstateContent, await at(_id))
  expect(await rejectionOf(reinstate())).toMatchObject(deleted)
  for (const wrong of [category, _id, randomUUID()]) {
    const draft = await save(await create('Result'), { category: wrong })
    const written = { params: { _id: draft._id }, body: writtenOver(draft, {}) }
    expect(await rejectionOf(call(publishContent, written))).toMatchObject(deleted)
    expect(await rejectionOf(call(createPublicationRequest, written))).toMatchObject(deleted)
  }
  await call(recoverContent, await at(category))
  await reinstate()
  expect(await titles()).toEqual(['Holiday'])
})

test.runIf(isPostgres)(
  'deleting a document while a notice gets it waits, and reports the notice',
  async () => {
    const { create, call, place, db } = await aNoticeOffice()
    const notice = await create('Holiday')
    const revisionId = await draftOf(db, notice)
    const { _id } = (await call(uploadToLibrary, { body: { file: aPdf() } })).item
    const body = { type: 'doc', content: [{ type: 'download', attrs: { item: _id } }] }
    const rejection = await askMeanwhile(
      place,
      (trx) => writeUses(trx, notice, { revisionId, data: { ...notice.data, body } }),
      () => rejectionOf(call(deleteLibraryItem, { params: { _id }, query: { version: '1' } })),
    )
    expect(rejection).toMatchObject({ status: 409, message: libraryInUse })
  },
)
