import {
  getOwnSubscription,
  readSubscription,
  saveOwnSubscription,
} from 'contract/messaging/subscriptions'
import { aStudent } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { aMailingOffice } from '../../../test/a-subscriber.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { studentCookie } from '../../../test/student-calls.ts'

const reader = 'reader@home.example'

test('a chosen category that no longer exists stays chosen until removed, and doesn’t become all', async () => {
  const office = await aMailingOffice()
  const { subscribe, withdraw, categoryId, db, visitor, linkFor, press, rows } = office
  await subscribe(reader, { categories: ['tender'], departments: ['ba'] })
  const gone = categoryId('tender')
  await withdraw(gone)
  await db.updateTable('subscriptions').set({ departments: '["gone"]' }).execute()
  const token = (await linkFor(reader)).replace('/subscriptions/', '')
  const visible = async () => (await visitor(readSubscription, { query: { token } })).subscription
  const choice = { categories: [gone], departments: ['gone'] }
  expect(await visible()).toMatchObject(choice)

  await press(reader, 'save', choice)
  expect(await rows()).toMatchObject([{ categories: `["${gone}"]`, departments: '["gone"]' }])

  await press(reader, 'save', { categories: ['result'], departments: ['ba'] })
  expect(await visible()).toMatchObject({ categories: ['result'], departments: ['ba'] })
  // It never existed for people who have not chosen it.
  const late = await press(reader, 'save', choice)
  expect(late.headers.location).toMatch(/said=choice$/)
})

test('a student also keeps a choice that no longer exists', async () => {
  const { app, db, clientWith, withdraw, categoryId } = await aMailingOffice()
  const { email } = await aStudent(db)
  const student = clientWith(await studentCookie(app, email))
  const body = { pace: 'daily' as const, categories: ['tender'], departments: [] }
  await student(saveOwnSubscription, { body })
  const gone = categoryId('tender')
  await withdraw(gone)

  await student(saveOwnSubscription, { body: { ...body, categories: [gone] } })

  expect((await student(getOwnSubscription)).subscription).toMatchObject({ categories: [gone] })
  const other = { ...body, categories: [categoryId('result')] }
  expect(await rejectionOf(student(saveOwnSubscription, { body: other }))).toMatchObject({
    status: 400,
  })
})
