import { changeManyMessages, selectMessages } from 'contract/messaging/bulk'
import { countMessages } from 'contract/messaging/messages'
import { listActivities } from 'contract/platform/activity'
import { goneMeanwhile } from 'contract/platform/bulk'
import { expect, test } from 'vitest'
import { someMessages } from '../../../test/some-messages.ts'
import { testApp } from '../../../test/test-app.ts'

test('all messages that match are marked, moved and deleted together', async () => {
  const { db, signIn } = await testApp()
  const admin = await signIn()
  await someMessages(db, [{ name: 'Asha' }, { name: 'Binod' }, { name: 'Binod' }])
  const idsOf = async (search?: string) =>
    (await admin(selectMessages, { query: { search } })).entries.map(({ _id }) => _id)
  const run = (act: 'read' | 'spam' | 'delete', ids: string[]) =>
    admin(changeManyMessages, { body: { act, ids } })

  expect((await run('read', await idsOf())).message).toBe('3 marked as read')
  expect(await admin(countMessages)).toEqual({ inbox: 3, unread: 0, spam: 0 })
  expect((await admin(selectMessages, { query: { read: 'unread' } })).found).toBe(0)
  expect((await admin(selectMessages, { query: { read: 'read' } })).found).toBe(3)
  const binods = await idsOf('binod')
  expect((await run('spam', binods)).message).toBe('2 moved to spam')
  expect(await admin(countMessages)).toEqual({ inbox: 1, unread: 0, spam: 2 })
  expect((await run('delete', binods)).message).toBe('2 deleted')

  const [first = ''] = binods
  expect((await run('delete', binods)).rejected).toMatchObject([
    { _id: first, reason: goneMeanwhile },
    { reason: goneMeanwhile },
  ])
  const { activities } = await admin(listActivities, { query: { subject: 'message' } })
  expect(activities.map(({ action }) => action)).toEqual([
    ...['deleted', 'deleted', 'updated', 'updated', 'updated', 'updated', 'updated'],
  ])
})
