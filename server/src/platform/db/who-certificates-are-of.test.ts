import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const at = '2026-01-02T03:04:05.678Z'
const later = '2026-01-03T03:04:05.678Z'

type Row = Record<string, string | number | null>

async function add(db: Kysely<never>, table: string, row: Row): Promise<void> {
  const entries = Object.entries(row)
  const columns = sql.join(entries.map(([name]) => sql.ref(name)))
  const values = sql.join(entries.map(([, value]) => value))
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db)
}

async function anOldEvent(db: Kysely<never>) {
  const times = { createdAt: at, updatedAt: at }
  await add(db, 'students', {
    ...{ _id: 'student', name: 'Asha', email: 'asha@college.test', emailKey: 'asha@college.test' },
    ...{ passwordHash: 'x', epoch: 0, createdAt: at },
  })
  await add(db, 'events', {
    ...{ _id: 'event', title: 'Robotics', description: 'Code', date: at, end: later, image: '' },
    ...{ venue: 'Hall', sequence: 0, ...times },
  })
  await add(db, 'eventSeats', {
    ...{ eventId: 'event', capacity: 9, taken: 3, waiting: 0, arrivals: 3, offerHours: 1 },
    ...{ audience: 'anybody', questions: '[]', consent: '', version: 0 },
  })
  await add(db, 'eventDoors', {
    ...{ eventId: 'event', takesWalkIns: 1, takesWaiting: 0, givesCertificates: 1 },
    ...{ signedBy: 'Dr. Iyer', signedAs: '' },
  })
  const people = [
    { _id: 'asha', name: 'Asha', studentId: 'student', emailKey: 'asha@college.test' },
    { _id: 'ravi-1', name: 'Ravi', studentId: null, emailKey: 'ravi1@home.example' },
    { _id: 'ravi-2', name: 'Ravi', studentId: null, emailKey: 'ravi2@home.example' },
  ]
  for (const [index, person] of people.entries())
    await add(db, 'registrations', {
      ...{ ...person, eventId: 'event', email: person.emailKey, state: 'registered', place: index },
      ...{ answers: '[]', createdAt: at, changedAt: at },
    })
  const scan = { eventId: 'event', device: 'x', account: 'x', scannedAt: at, arrivedAt: at }
  const scans: Row[] = [
    { _id: 'in', registrationId: 'asha', outcome: 'in', way: 'code' },
    { _id: 'back', registrationId: 'asha', outcome: 'undone', way: 'code' },
    { _id: 'deepa', outcome: 'in', way: 'walk-in', name: 'Deepa', email: ' Deepa@Home.example' },
  ]
  for (const one of scans) await add(db, 'checkIns', { ...scan, ...one })
  for (const [checkInId, name] of [
    ['in', 'Asha'],
    ['deepa', 'Deepa'],
  ] as const)
    await add(db, 'certificates', {
      ...{ _id: checkInId, code: checkInId, eventId: 'event', checkInId, name },
      ...{ title: 'Robotics', date: at, issuedAt: at },
    })
}

const notes = [
  [
    'created',
    [
      { field: 'registered', after: 'Asha' },
      { field: 'state', after: 'registered' },
    ],
  ],
  ['approved', [{ field: 'registered', after: 'Ravi' }]],
  ['undone', [{ field: 'let in', before: 'Asha' }]],
  ['created', [{ field: 'registered', after: 'Gone' }]],
] as const

test('the upgrade records owners and texts of certificates, and removes names from the activity log, which stays append-only', async () => {
  const { db, engine, close } = openDatabase(await testDatabase())
  await migrate(db, engine, '040-former-times-in-mails')
  const old = db as unknown as Kysely<never>
  await anOldEvent(old)
  for (const [number, [action, changes]] of notes.entries())
    await add(old, 'activities', {
      ...{ _id: `note-${number}`, createdAt: at, admin: 'x', action, subject: 'registration' },
      ...{ targetId: 'event', targetName: 'Robotics', changes: JSON.stringify(changes) },
    })

  await migrate(db, engine)

  const paper = { end: later, venue: 'Hall', signedBy: 'Dr. Iyer', signedAs: '' }
  expect(await db.selectFrom('certificates').selectAll().orderBy('_id').execute()).toMatchObject([
    { ...paper, _id: 'deepa', studentId: null, emailKey: 'deepa@home.example' },
    { ...paper, _id: 'in', studentId: 'student', emailKey: 'asha@college.test' },
  ])
  const stored = await db.selectFrom('activities').select('changes').orderBy('_id').execute()
  expect(stored.map(({ changes }) => JSON.parse(changes))).toEqual([
    [
      { field: 'registered', after: 'asha' },
      { field: 'state', after: 'registered' },
    ],
    [{ field: 'registered', after: 'unknown' }],
    [{ field: 'let in', before: 'back' }],
    [{ field: 'registered', after: 'unknown' }],
  ])
  await expect(db.updateTable('activities').set({ changes: '[]' }).execute()).rejects.toThrow(
    'append-only',
  )
  await close()
})
