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
  const list = { subscriptionId: 'nobody', leaveUrl: publicUrl, noticeNumbers: [number] }
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

test('notices are emailed in the language of the page that somebody subscribed on', async () => {
  const { post, press, linkFor, mails, isIdle, add, tell, db } = await aMailingOffice()
  for (const [path, email] of [
    ['/hi/subscriptions', 'hindi@home.example'],
    ['/subscriptions', 'english@home.example'],
  ] as const) {
    await post(path, [
      ['email', email],
      ['pace', 'atOnce'],
    ])
    await press(email, 'confirm')
  }
  await isIdle()
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^Confirm your subscription/),
    expect.stringMatching(/पुष्टि करें$/),
  ])
  mails.length = 0
  await add('Holiday on Monday')
  await tell()
  await isIdle()

  const textFor = (email: string) =>
    mails.find(({ recipients }) => recipients.includes(email))?.text ?? ''
  expect(textFor('hindi@home.example')).toContain('अरण्य डिग्री कॉलेज की एक नई सूचना:')
  expect(textFor('hindi@home.example')).toContain(
    'https://college.test/hi/notices/holiday-on-monday',
  )
  expect(textFor('english@home.example')).toContain(
    'https://college.test/notices/holiday-on-monday',
  )
  const rows = db.selectFrom('subscriptions').select('language').orderBy('email', 'desc')
  expect(await rows.execute()).toEqual([{ language: 'hi' }, { language: null }])
  await post(`/hi${await linkFor('english@home.example')}`, [
    ['act', 'save'],
    ['pace', 'daily'],
  ])
  expect(await rows.execute()).toEqual([{ language: 'hi' }, { language: 'hi' }])
})
