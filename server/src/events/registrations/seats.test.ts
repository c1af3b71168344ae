import { dayMilliseconds, hourMilliseconds } from 'contract/platform/durations'
import { aStudent } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { aWorkshop, person } from '../../../test/a-workshop.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { preparedDatabase } from '../../../test/test-database.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { forgetStudent } from '../retention/forget-registrations.ts'
import { enter } from './enter.ts'
import { accept } from './leave.ts'
import { lockSeats, moveSeats } from './seats.ts'

async function someSeats(given: Parameters<typeof aWorkshop>[1] = {}) {
  const place = await preparedDatabase()
  const { db, close } = openDatabase(place)
  return { db, close, place, ...(await aWorkshop(db, given)) }
}

test('seats go in order of arrival, the rest wait, nobody is listed twice, and each person is emailed once', async () => {
  const { enter, standing, seats, mails, close } = await someSeats()
  await enter('asha')
  await enter('binod', 'chitra', 'asha', 'binod')
  await enter('Chitra', 'deep')

  expect(await standing()).toEqual([
    'asha registered',
    'binod registered',
    'chitra waiting',
    'deep waiting',
  ])
  expect(await seats()).toMatchObject({ taken: 2, waiting: 2, arrivals: 4 })
  expect(await mails()).toEqual([
    'asha registered',
    'binod registered',
    'chitra waiting',
    'deep waiting',
  ])
  await close()
})

test('a freed seat is offered to the first in line, and nobody gets ahead', async () => {
  const { enter, leave, accept, standing, seats, mails, close } = await someSeats()
  await enter('asha', 'binod', 'chitra', 'deep')
  await leave('asha')
  await enter('late', 'asha')

  expect(await standing()).toEqual([
    'asha left',
    'binod registered',
    'chitra offered',
    'deep waiting',
    'late waiting',
    'asha waiting',
  ])
  expect(await seats()).toMatchObject({ taken: 2, waiting: 3 })
  expect(await accept('deep')).toBe('notOffered')
  expect([await accept('chitra'), await accept('chitra')]).toEqual([undefined, undefined])
  expect(await leave('deep')).toBe(true)
  expect(await leave('deep')).toBe(false)
  expect(await seats()).toMatchObject({ taken: 2, waiting: 2 })
  expect((await mails()).filter((mail) => mail.startsWith('chitra'))).toEqual([
    'chitra waiting',
    'chitra offered',
    'chitra registered',
  ])
  await close()
})

test('an offer holds its seat until its deadline, then the next in line gets it', async () => {
  const { enter, leave, accept, settle, advance, standing, close } = await someSeats()
  await enter('asha', 'binod', 'chitra', 'deep')
  await leave('binod')
  advance(23)
  await settle()
  expect((await standing()).slice(2)).toEqual(['chitra offered', 'deep waiting'])
  advance(1.01)
  expect(await accept('chitra')).toBe('lapsed')
  expect((await standing()).slice(2)).toEqual(['chitra lapsed', 'deep offered'])
  await close()
})

test('an offer is valid until its deadline and expired at that moment', async () => {
  const { db, eventId, enter, leave, rows, idOf, standing, close } = await someSeats()
  await enter('asha', 'binod', 'chitra', 'deep')
  await leave('binod')
  const acceptAt = async (name: string, after: number) => {
    const _id = await idOf(name)
    const until = (await rows()).find((row) => row._id === _id)?.offeredUntil ?? ''
    return db.transaction().execute(async (trx) => {
      const locked = await lockSeats(trx, eventId)
      return locked && accept(trx, locked, _id, new Date(Date.parse(until) + after))
    })
  }
  expect(await acceptAt('chitra', 0)).toBe('lapsed')
  expect(await acceptAt('deep', -1)).toBeUndefined()
  expect((await standing()).slice(2)).toEqual(['chitra lapsed', 'deep registered'])
  await close()
})

test('fewer seats remove nobody and cause no offers; more are offered in order', async () => {
  const { enter, leave, resize, standing, seats, close } = await someSeats({ capacity: 3 })
  await enter('asha', 'binod', 'chitra', 'deep', 'esha')
  await resize(1)
  expect(await seats()).toMatchObject({ taken: 3, waiting: 2 })
  await leave('asha')
  await leave('binod')
  expect((await standing()).slice(2)).toEqual(['chitra registered', 'deep waiting', 'esha waiting'])
  await resize(3)
  expect((await standing()).slice(2)).toEqual(['chitra registered', 'deep offered', 'esha offered'])
  await close()
})

test('no offer lasts beyond the event’s start, and none is made after it', async () => {
  const soon = new Date(Date.now() + 12 * hourMilliseconds).toISOString()
  const { db, eventId, enter, leave, advance, rows, standing, close } = await someSeats()
  await db.updateTable('events').set({ date: soon }).where('_id', '=', eventId).execute()
  await enter('asha', 'binod', 'chitra', 'deep')
  await leave('asha')
  expect((await rows())[2]).toMatchObject({ state: 'offered', offeredUntil: soon })
  advance(13)
  await leave('binod')
  expect((await standing()).slice(2)).toEqual(['chitra lapsed', 'deep waiting'])
  await close()
})

test('no more seats are taken than there are, and never ahead of the waiting list, whatever the caller assumes', async () => {
  const { db, eventId, enter, seats, close } = await someSeats({ capacity: 1 })
  await enter('asha', 'binod')
  const move = (by: Parameters<typeof moveSeats>[2]) =>
    db.transaction().execute(async (trx) => {
      const locked = await lockSeats(trx, eventId)
      if (locked) await moveSeats(trx, locked, by)
    })
  await expect(move({ taken: 1 })).rejects.toThrow('do not add up')
  await expect(move({ taken: -2 })).rejects.toThrow('do not add up')
  await expect(move({ waiting: -2 })).rejects.toThrow('do not add up')
  await db.updateTable('eventSeats').set({ capacity: 5 }).execute()
  await expect(move({ taken: 1, arrivals: 1 })).rejects.toThrow('do not add up')
  expect(await seats()).toMatchObject({ taken: 1, waiting: 1, arrivals: 2 })
  await close()
})

test('the tables reject a second active registration of a student or an address', async () => {
  const { db, rows, enter, close } = await someSeats()
  await enter('asha')
  const [row] = await rows()
  const again = { ...row, _id: 'again', token: 'again', place: 9 } as NonNullable<typeof row>
  await expect(db.insertInto('registrations').values(again).execute()).rejects.toThrow(/unique/i)
  const { studentId } = await aStudent(db)
  const ofStudent = { ...again, studentId, emailKey: null }
  await db.insertInto('registrations').values(ofStudent).execute()
  const second = { ...ofStudent, _id: 'second', token: 'second', place: 10 }
  await expect(db.insertInto('registrations').values(second).execute()).rejects.toThrow(/unique/i)
  await db
    .insertInto('registrations')
    .values({ ...second, state: 'left' })
    .execute()
  await close()
})

test('deleting an account gives the seat to the next, and past numbers stay without the person', async () => {
  const { db, enter: register, rows, eventId, mails, close } = await someSeats({ capacity: 1 })
  const { studentId, email } = await aStudent(db)
  const student = { ...person('asha'), studentId, email }
  const [past, postponed] = [await aWorkshop(db), await aWorkshop(db)]
  for (const [id, names] of [
    [eventId, ['next']],
    [past.eventId, []],
    [postponed.eventId, []],
  ] as const)
    await db.transaction().execute(async (trx) => {
      const locked = await lockSeats(trx, id)
      if (locked) await enter(trx, locked, [student, ...names.map(person)], new Date())
    })
  await register('last')
  const yesterday = new Date(Date.now() - dayMilliseconds).toISOString()
  const dated = db.updateTable('events').set({ date: yesterday })
  await dated.where('_id', '=', past.eventId).execute()
  await dated.set({ state: 'postponed' }).where('_id', '=', postponed.eventId).execute()

  await db
    .transaction()
    .execute((trx) => forgetStudent(trx, { studentId, emailKey: null }, new Date()))

  const stored = await rows()
  expect(stored.map(({ name, state }) => [name, state])).toEqual([
    [null, 'left'],
    ['next', 'offered'],
    ['last', 'waiting'],
  ])
  expect(await past.rows()).toMatchObject([{ state: 'registered', name: null, studentId: null }])
  expect(await past.seats()).toMatchObject({ taken: 1 })
  expect(await postponed.seats()).toMatchObject({ taken: 0 })
  expect(JSON.stringify([stored, await past.rows()])).not.toContain(email)
  expect(await mails()).toEqual(['next waiting', 'last waiting', 'next offered'])
  await close()
})

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'confirming while the account is deleted leaves no seat behind',
  async () => {
    const { db, enter: register, rows, seats, place, close } = await someSeats({ capacity: 1 })
    const { studentId } = await aStudent(db)
    await register('asha')
    const stored = db.updateTable('registrations').where('name', '=', 'asha')
    await stored.set({ studentId, state: 'asked' }).execute()
    await db.updateTable('eventSeats').set({ taken: 0 }).execute()
    const forgetIt = () =>
      db
        .transaction()
        .execute((trx) => forgetStudent(trx, { studentId, emailKey: null }, new Date()))
    await askMeanwhile(
      place,
      async (trx) => {
        await trx.updateTable('eventSeats').set({ taken: 1 }).execute()
        await trx.updateTable('registrations').set({ state: 'registered' }).execute()
      },
      forgetIt,
    )
    expect(await seats()).toMatchObject({ taken: 0 })
    expect(await rows()).toMatchObject([{ state: 'left', name: null }])
    await close()
  },
)
