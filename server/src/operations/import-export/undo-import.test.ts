import { deleteEvent, listEventEntries, updateEvent } from 'contract/events/events'
import {
  changedSinceImport,
  deletedSinceImport,
  importGone,
  importUndone,
  peopleRegisteredSince,
  previewUndoImport,
  undoImport,
  undoImportDays,
} from 'contract/operations/undo-import'
import { listActivities } from 'contract/platform/activity'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { noRight } from 'contract/platform/roles'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { aStaffAccount } from '../../../test/a-staff-account.ts'
import { enterWorkshop, person } from '../../../test/a-workshop.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { aTableOffice, lines } from '../../../test/table-calls.ts'
import { enter } from '../../events/registrations/enter.ts'
import { lockSeats } from '../../events/registrations/seats.ts'
import { cleanUpImports } from './record-import.ts'

const heading = '_id,title,description,date,venue,department'
const row = (title: string, { _id = '', venue = 'Field', department = '' } = {}) =>
  `${_id},${title},Track and field events,2030-01-15T10:00,${venue},${department}`

async function anImport() {
  const office = await aTableOffice()
  const admin = await office.signIn()
  const events = async () =>
    (await admin(listEventEntries, { query: { sort: 'title' } })).entries.map(
      ({ _id, title, venue }) => ({ _id, title, venue }),
    )
  const idOf = async (title: string) =>
    (await events()).find((event) => event.title === title)?._id ?? ''
  const latest = async () => {
    const { activities } = await admin(listActivities, { query: { action: 'imported' } })
    return { params: { _id: activities[0]?.targetId ?? '' }, activity: activities[0] }
  }
  return {
    ...office,
    admin,
    idOf,
    latest,
    titles: async () => (await events()).map(({ title, venue }) => `${title}, ${venue}`),
    undo: async () => admin(undoImport, { params: (await latest()).params }),
    preview: async () => admin(previewUndoImport, { params: (await latest()).params }),
  }
}

test('an import is undone as one act: what it added is deleted, and what it changed is restored', async () => {
  const { admin, importRows, idOf, latest, preview, titles, undo } = await anImport()
  await importRows('events', lines(heading, row('Sports Day'), row('Quiz')))
  const _id = await idOf('Quiz')
  const imported = await importRows(
    'events',
    lines(heading, row('Quiz', { _id, venue: 'Hall' }), row('Fest')),
  )
  expect((await latest()).activity).toMatchObject({
    canBeUndone: true,
    targetId: imported.importId,
  })

  const counts = { deleted: 1, restored: 1, kept: 0, keptEntries: [] }
  expect(await preview()).toEqual({ subject: 'events', file: 'table.csv', ...counts })
  expect(await titles()).toEqual(['Fest, Field', 'Quiz, Hall', 'Sports Day, Field'])
  expect(await undo()).toEqual({
    message: 'Import undone: 1 entry deleted, 1 restored',
    ...counts,
  })

  expect(await titles()).toEqual(['Quiz, Field', 'Sports Day, Field'])
  const { activities } = await admin(listActivities, { query: { subject: 'event' } })
  expect(activities.map(({ action }) => action)).toEqual(['undone', 'imported', 'imported'])
  expect(activities.map(({ canBeUndone = false }) => canBeUndone)).toEqual([false, false, true])
  expect(await rejectionOf(undo())).toMatchObject({ status: 409, message: importUndone })
})

test('rows that were changed, deleted or registered for since are kept and listed', async () => {
  const office = await anImport()
  const { admin, importRows, db, idOf, preview, titles, undo } = office
  await importRows('events', lines(heading, row('Debate'), row('Relay')))
  const [debate, relay] = [await idOf('Debate'), await idOf('Relay')]
  await importRows(
    'events',
    lines(
      heading,
      row('Debate', { _id: debate, venue: 'Hall' }),
      row('Relay', { _id: relay, venue: 'Hall' }),
      ...['Fest', 'Quiz', 'Seminar'].map((title) => row(title)),
    ),
  )
  const { image: _, ...form } = await anEventForm({ title: 'Quiz final' })
  await admin(updateEvent, { params: { _id: await idOf('Quiz') }, body: form })
  await db.deleteFrom('events').where('_id', '=', relay).execute()
  const seminar = await enterWorkshop(db, { eventId: await idOf('Seminar') })
  await db.transaction().execute(async (trx) => {
    const locked = await lockSeats(trx, seminar)
    if (locked) await enter(trx, locked, [person('asha')], office.deps.now())
  })

  const counts = {
    deleted: 1,
    restored: 1,
    kept: 3,
    keptEntries: [
      { name: 'Relay', reason: deletedSinceImport },
      { name: 'Quiz final', reason: changedSinceImport },
      { name: 'Seminar', reason: peopleRegisteredSince },
    ],
  }
  expect(await preview()).toMatchObject(counts)
  expect(await undo()).toMatchObject({
    message: 'Import undone: 1 entry deleted, 1 restored, 3 kept',
    ...counts,
  })

  expect(await titles()).toEqual([
    'Debate, Field',
    expect.stringContaining('Quiz final'),
    'Seminar, Field',
  ])
})

test('an editor undoes only what belongs to their departments', async () => {
  const { importRows, clientWith, db, latest, titles, undo } = await anImport()
  const rows = [row('Code camp', { department: 'B.C.A.' }), row('Moot', { department: 'LL.B.' })]
  await importRows('events', lines(heading, ...rows))
  const editor = clientWith(
    await signInAs(db, { role: 'editor', departments: ['bca'], mayPublish: true }),
  )

  const undone = await editor(undoImport, { params: (await latest()).params })

  expect(undone).toMatchObject({ deleted: 1, keptEntries: [{ name: 'Moot', reason: noRight }] })
  expect(await titles()).toEqual(['Moot, Field'])
  const again = editor(undoImport, { params: (await latest()).params })
  expect(await rejectionOf(again)).toMatchObject({ status: 403, message: noRight })

  expect(await undo()).toMatchObject({ deleted: 1, kept: 0 })
  expect(await titles()).toEqual([])
})

test('an editor learns no title of a draft of another department', async () => {
  const { importRows, clientWith, db, idOf, latest } = await anImport()
  const rows = [row('Code camp', { department: 'B.C.A.' }), row('Moot', { department: 'LL.B.' })]
  await importRows('events', lines(heading, ...rows))
  const moot = db.updateTable('events').set({ isDraft: 'yes' })
  await moot.where('_id', '=', await idOf('Moot')).execute()
  const editor = clientWith(
    await signInAs(db, { role: 'editor', departments: ['bca'], mayPublish: true }),
  )

  const preview = await editor(previewUndoImport, { params: (await latest()).params })

  expect(preview).toMatchObject({ deleted: 1, keptEntries: [{ name: '', reason: noRight }] })
})

test('an editor learns no title of another department that was deleted since', async () => {
  const { admin, importRows, clientWith, db, idOf, latest } = await anImport()
  await importRows('events', lines(heading, row('Moot', { department: 'LL.B.' })))
  const _id = await idOf('Moot')
  const rows = [row('Moot', { _id, venue: 'Hall', department: 'LL.B.' }), row('Fair')]
  await importRows('events', lines(heading, ...rows))
  await admin(deleteEvent, { params: { _id } })
  const editor = clientWith(
    await signInAs(db, { role: 'editor', departments: ['bca'], mayPublish: true }),
  )
  const { params } = await latest()

  expect(await rejectionOf(editor(previewUndoImport, { params }))).toMatchObject({ status: 403 })
  await db.updateTable('events').set({ department: 'B.C.A.' }).execute()
  expect(await editor(previewUndoImport, { params })).toMatchObject({
    deleted: 1,
    keptEntries: [{ name: '', reason: deletedSinceImport }],
  })
})

test('an editor neither sees nor ends an import of which nothing is left', async () => {
  const { importRows, clientWith, db, latest, preview, undo } = await anImport()
  await importRows('events', lines(heading, row('Moot', { department: 'LL.B.' })))
  const { params } = await latest()
  await db.deleteFrom('events').execute()
  const editor = clientWith(
    await signInAs(db, { role: 'editor', departments: ['bca'], mayPublish: true }),
  )

  for (const call of [previewUndoImport, undoImport])
    expect(await rejectionOf(editor(call, { params }))).toMatchObject({ status: 403 })

  expect(await preview()).toMatchObject({ file: 'table.csv', deleted: 0, kept: 0 })
  expect(await undo()).toMatchObject({ deleted: 0, kept: 0 })
})

test('an editor brings nothing back into another department', async () => {
  const { importRows, clientWith, db, idOf, latest, titles, undo } = await anImport()
  await importRows('events', lines(heading, row('Quiz', { department: 'LL.B.' })))
  const _id = await idOf('Quiz')
  const moved = row('Quiz', { _id, venue: 'Hall', department: 'B.C.A.' })
  await importRows('events', lines(heading, moved))
  const editor = clientWith(
    await signInAs(db, { role: 'editor', departments: ['bca'], mayPublish: true }),
  )

  const undoing = editor(undoImport, { params: (await latest()).params })
  expect(await rejectionOf(undoing)).toMatchObject({ status: 403, message: noRight })
  expect(await titles()).toEqual(['Quiz, Hall'])
  expect(await undo()).toMatchObject({ restored: 1 })
})

test('an event whose registration was set up since is kept', async () => {
  const { importRows, db, idOf, titles, undo } = await anImport()
  await importRows('events', lines(heading, row('Seminar')))
  await enterWorkshop(db, { eventId: await idOf('Seminar') })

  expect(await undo()).toMatchObject({ keptEntries: [{ reason: changedSinceImport }] })
  expect(await titles()).toEqual(['Seminar, Field'])
})

test('a member who has an account since is kept, with the profile that they sent', async () => {
  const { importRows, db, preview, undo } = await anImport()
  const names = ['Asha Rao', 'Binod Rai', 'Chitra Sen', 'Dev Pal']
  const members = names.map((name) => `${name},Principal`)
  await importRows('faculty', lines('name,designation', ...members))
  const rows = await db.selectFrom('faculty').select(['_id', 'name']).orderBy('name').execute()
  const [asha, binod] = rows.map(({ _id }) => _id)
  await aStaffAccount(db, { role: 'teacher', memberId: asha ?? '' })
  const sent = { author: 'binod@college.test', sentAt: new Date().toISOString(), data: '{}' }
  await db
    .insertInto('profileChanges')
    .values({ ...sent, memberId: binod ?? '', photo: null })
    .execute()

  const counts = {
    deleted: 2,
    kept: 2,
    keptEntries: [
      { name: 'Asha Rao', reason: changedSinceImport },
      { name: 'Binod Rai', reason: changedSinceImport },
    ],
  }
  expect(await preview()).toMatchObject(counts)
  expect(await undo()).toMatchObject(counts)
  expect(await db.selectFrom('profileChanges').select('memberId').execute()).toHaveLength(1)
})

test('after 30 days an import can’t be undone, and nothing of it is stored', async () => {
  const { advance, importRows, db, deps, latest, signIn } = await anImport()
  await importRows('events', lines(heading, row('Sports Day')))
  const { params } = await latest()
  advance((undoImportDays + 1) * day)
  const admin = await signIn()

  expect(await rejectionOf(admin(undoImport, { params }))).toMatchObject({
    status: 404,
    message: importGone,
  })
  await cleanUpImports(deps)
  expect(await db.selectFrom('importedRows').selectAll().execute()).toEqual([])
})
