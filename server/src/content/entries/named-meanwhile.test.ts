import { contentInUse } from 'contract/content/entry-calls'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { enterEvent } from '../../../test/enter-event.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { raise } from '../../platform/db/changes.ts'
import { writeUses } from '../references/uses.ts'

// SQLite runs transactions one after another.
const isPostgres = process.env.TEST_ENGINE === 'postgres'

test.runIf(isPostgres)(
  'withdrawing a category while a notice gets it waits, and reports the notice',
  async () => {
    const { create, categoryId, withdraw, place, db } = await aNoticeOffice()
    const notice = await create('Holiday')
    const { draftId } = await db
      .selectFrom('contentItems')
      .select('draftId')
      .where('_id', '=', notice._id)
      .executeTakeFirstOrThrow()
    const category = categoryId('general')
    const rejection = await askMeanwhile(
      place,
      (trx) =>
        writeUses(trx, notice, { revisionId: draftId ?? '', data: { ...notice.data, category } }),
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
