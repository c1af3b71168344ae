import { randomUUID } from 'node:crypto'
import { alreadyCreated } from 'contract/content/record'
import { copyEvent } from 'contract/events/event-lifecycle'
import { createEvent, listEventEntries } from 'contract/events/events'
import { alreadyImported, importTable } from 'contract/operations/import'
import { listActivities } from 'contract/platform/activity'
import { recordNames, records } from 'contract/records'
import { anEventForm } from 'testing/event-form.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { recordForm } from '../../../test/record-requests.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'

test.each(recordNames)('a new record of %s that is sent twice is created once', async (subject) => {
  const { app, uploads, signIn } = await testApp()
  const cookie = await adminCookie(app)
  const { create, list } = records[subject]
  const _id = randomUUID()
  const { headers, payload } = await recordForm(subject)
  const send = () =>
    app.inject({
      ...{ method: create.method, url: `${create.url}?_id=${_id}`, payload },
      headers: { ...headers, cookie },
    })
  const call = await signIn()

  const first = await send()
  const files = filesBelow(uploads)
  const answers = [first, ...(await Promise.all([send(), send()]))]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(answers.map((answer) => answer.json()._id)).toEqual([_id, _id, _id])
  expect((await call(list, { query: {} })).entries).toMatchObject([{ _id }])
  expect(filesBelow(uploads)).toEqual(files)
  const { activities } = await call(listActivities, { query: { action: 'created' } })
  expect(activities.filter(({ targetId }) => targetId === _id)).toHaveLength(1)
})

test('what was typed after the first try is not lost silently, and a copy is made once', async () => {
  const { signIn, clientWith, db } = await testApp()
  const call = await signIn()
  const query = { _id: randomUUID() }
  await call(createEvent, { query, body: await anEventForm() })

  const later = call(createEvent, { query, body: await anEventForm({ title: 'Another title' }) })
  expect(await rejectionOf(later)).toMatchObject({ status: 409, message: alreadyCreated })
  const elsewhere = clientWith(
    await signInAs(db, { role: 'editor', departments: ['bca'], mayPublish: true }),
  )
  const form = await anEventForm({ department: 'bca' })
  const guessed = elsewhere(createEvent, { query, body: form })
  expect(await rejectionOf(guessed)).toMatchObject({ status: 403 })

  const { image: _, ...body } = await anEventForm({ title: 'A copy' })
  const copied = { params: query, query: { _id: randomUUID() }, body }
  await call(copyEvent, copied)
  await call(copyEvent, copied)
  const { entries } = await call(listEventEntries, { query: {} })
  expect(entries.map(({ title }) => title).toSorted()).toEqual(['A copy', 'Annual Sports Day'])
})

test('a file that is imported again because no response came is imported once', async () => {
  const { signIn } = await testApp()
  const call = await signIn()
  const rows = 'title,description,date\nSports Day,Track and field events,2030-01-15T10:00'
  const again = () =>
    call(importTable, {
      params: { subject: 'events' },
      query: { _id },
      body: { file: new File([rows], 'events.csv', { type: 'text/csv' }) },
    })
  const _id = randomUUID()

  expect(await again()).toMatchObject({ importId: _id })
  expect(await rejectionOf(again())).toMatchObject({ status: 409, message: alreadyImported })
  const { entries } = await call(listEventEntries, { query: {} })
  expect(entries).toHaveLength(1)
})
