import { expect, test } from 'vitest'
import { aMailingOffice } from '../../../test/a-subscriber.ts'
import { lastNews, recordNews } from './news.ts'
import { createNewsEmails } from './news-emails.ts'

test('news count as sent once that is committed, even if the first email’s transaction wasn’t', async () => {
  const { add, deps, db } = await aMailingOffice()
  await add('Result')
  await recordNews(deps)
  const number = await lastNews(db)
  const publicUrl = 'https://college.test'
  const { onSent } = createNewsEmails({ ...deps, publicUrl })
  const list = { subscriptionId: 'nobody', leaveUrl: publicUrl, tells: [number] }
  const words = { subject: '', text: '', html: '' }
  const message = { _id: '', recipient: '', replyTo: null, ...words, list }
  const toldAt = async () =>
    (await db.selectFrom('noticeNews').select('toldAt').where('number', '=', number).execute())[0]
  const isLost = db.transaction().execute(async (trx) => {
    await onSent?.(trx, message)
    throw new Error('The database is away')
  })
  await expect(isLost).rejects.toThrow('away')
  expect(await toldAt()).toEqual({ toldAt: null })

  await db.transaction().execute(async (trx) => onSent?.(trx, message))

  expect(await toldAt()).toEqual({ toldAt: expect.any(String) })
})
