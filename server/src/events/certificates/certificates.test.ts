import {
  exportAttendance,
  exportCertificates,
  getAttendance,
  listAttendance,
  revokeCertificate,
} from 'contract/events/attendance'
import { getTicket, readPass, verifyCertificate } from 'contract/events/certificates'
import { readTicket } from 'contract/events/tickets'
import { hourMilliseconds as hour } from 'contract/platform/durations'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aDevice } from '../../../test/a-check-in.ts'
import { anAfternoon, doorSettings as settings, wordsIn } from '../../../test/an-afternoon.ts'
import { instantToday } from '../../../test/instant-today.ts'
import { readQr } from '../../../test/read-qr.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { forget } from '../retention/forget-registrations.ts'

test('a registered person has a ticket, a picture with what check-in verifies; after cancelling, there is none', async () => {
  const { server, urlOf, tokenOf, workshop, eventId, idOf } = await anAfternoon({
    registered: ['asha', 'binod'],
    came: [],
  })
  const url = await urlOf('asha', getTicket)
  const { rawPayload, headers, statusCode } = await server.inject({ url })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(readTicket(await readQr(rawPayload))).toMatchObject({
    eventId,
    registrationId: await idOf('asha'),
  })
  const pass = await server.visitor(readPass, { query: { token: await tokenOf('asha') } })
  expect(pass.code).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/)

  const left = await urlOf('binod', getTicket)
  await workshop.leave('binod')
  expect((await server.inject({ url: left })).statusCode).toBe(404)
  expect(
    (await server.inject({ url: getTicket.url.replace(':token', 'A'.repeat(43)) })).statusCode,
  ).toBe(404)
})

test('attendees get one verifiable certificate; everyone else gets none, with a reason', async () => {
  const { certificateOf, server, db, tokenOf } = await anAfternoon({
    registered: ['asha', 'binod'],
    came: ['asha'],
  })
  const [first, again] = await Promise.all([certificateOf('asha'), certificateOf('asha')])
  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  })
  const [row, ...others] = await db.selectFrom('certificates').selectAll().execute()
  expect(others).toEqual([])
  const code = row?.code.replace(/(.{4})(?=.)/g, '$1-') ?? ''
  expect((await wordsIn(first.rawPayload))[0]).toContain(code)

  const checked = await server.visitor(verifyCertificate, { params: { code } })
  expect(checked.certificate).toMatchObject({ code, name: 'asha', title: 'Robotics workshop' })
  expect(Object.keys(checked.certificate ?? {}).toSorted()).toEqual([
    'code',
    'date',
    'end',
    'issuedAt',
    'name',
    'title',
  ])
  const absent = await certificateOf('binod')
  expect([absent.statusCode, absent.json().message]).toEqual([
    403,
    'Only people who were checked in at the event get a certificate.',
  ])
  const pass = async (name: string) =>
    server.visitor(readPass, { query: { token: await tokenOf(name) } })
  expect(await pass('asha')).toMatchObject({ certificate: 'ready' })
  expect(await pass('binod')).not.toHaveProperty('certificate')
})

test('a certificate checks the status of event and registration when it is issued', async () => {
  const { certificateOf, workshop, setDoor, db, eventId } = await anAfternoon({
    registered: ['asha', 'binod', '王'],
    came: ['asha', 'binod', '王'],
  })
  expect((await certificateOf('王')).json().message).toContain('letters')
  await workshop.leave('binod')
  expect((await certificateOf('binod')).statusCode).toBe(403)
  await setDoor({ ...settings, givesCertificates: false })
  expect((await certificateOf('asha')).json().message).toBe(
    'This event doesn’t issue certificates.',
  )
  await setDoor(settings)
  const yesterday = new Date(Date.now() - 24 * hour).toISOString()
  const tomorrow = new Date(Date.now() + 24 * hour).toISOString()
  const today = instantToday('00:00')
  for (const when of [
    { date: tomorrow },
    { date: yesterday, end: tomorrow },
    { date: today, end: instantToday('23:59'), isAllDay: 'yes' as const },
    { date: today, end: null, isAllDay: null },
  ]) {
    await db.updateTable('events').set(when).where('_id', '=', eventId).execute()
    expect((await certificateOf('asha')).json().message).toContain('once the event is over')
  }
  expect(await db.selectFrom('certificates').selectAll().execute()).toEqual([])
  await db
    .updateTable('events')
    .set({ date: yesterday, end: yesterday })
    .where('_id', '=', eventId)
    .execute()
  expect((await certificateOf('asha')).statusCode).toBe(200)
})

test('a revoked certificate says so and isn’t reissued, a forgotten person isn’t named, and an unknown code reveals nothing', async () => {
  const { certificateOf, office, params, server, db, idOf } = await anAfternoon({
    registered: ['asha', 'binod'],
    came: ['asha', 'binod'],
  })
  await Promise.all([certificateOf('asha'), certificateOf('binod')])
  const rows = await db.selectFrom('certificates').selectAll().execute()
  const codeOf = (name: string) => rows.find((row) => row.name === name)?.code ?? ''
  await office(revokeCertificate, { params, body: { code: codeOf('asha').toLowerCase() } })
  const check = async (code: string) =>
    (await server.visitor(verifyCertificate, { params: { code } })).certificate
  expect(await check(codeOf('asha'))).toHaveProperty('revokedAt')
  expect((await certificateOf('asha')).statusCode).toBe(403)
  const forgotten = await idOf('binod')
  await db.transaction().execute((trx) => forget(trx, [forgotten]))
  expect(await check(codeOf('binod'))).not.toHaveProperty('name')
  expect(await check('0000-0000-0000-0000')).toBeUndefined()
  await expect(
    office(revokeCertificate, { params, body: { code: '0000-0000-0000-0000' } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a class can get its certificates from one network, and one registration at most ten times', async () => {
  const names = ['asha', 'binod', 'chitra', 'dev', 'esha']
  const { certificateOf } = await anAfternoon({ registered: names, came: [] })
  const statuses = []
  for (const name of names)
    for (let time = 0; time < 8; time++) statuses.push((await certificateOf(name)).statusCode)
  expect(new Set(statuses)).toEqual(new Set([403]))
  for (let time = 0; time < 2; time++) await certificateOf('asha')
  expect((await certificateOf('asha')).statusCode).toBe(429)
  expect((await certificateOf('binod')).statusCode).toBe(403)
})

test('of a crowd’s certificates, one is rendered at a time', async () => {
  const names = ['asha', 'binod', 'chitra', 'deepa', 'esha']
  const { certificateOf, db } = await anAfternoon({ registered: names, came: names })

  const downloads = names.map(certificateOf)
  await Promise.race(downloads)
  const issued = await db.selectFrom('certificates').select('_id').execute()

  expect(issued.length).toBeLessThan(names.length - 1)
  for (const { statusCode } of await Promise.all(downloads)) expect(statusCode).toBe(200)
})

test('guessing codes is limited, and checking valid ones isn’t', async () => {
  const { certificateOf, server, db } = await anAfternoon({ registered: ['asha'], came: ['asha'] })
  await certificateOf('asha')
  const { code } = await db.selectFrom('certificates').select('code').executeTakeFirstOrThrow()
  const check = (guess: string) => server.visitor(verifyCertificate, { params: { code: guess } })
  for (let time = 0; time < 40; time++) await check(code)
  for (let time = 0; time < 30; time++) await check('0000000000000000')
  await expect(check('0000000000000000')).rejects.toMatchObject({ status: 429 })
})

test('the office exports attendance as a table without formulas and all certificates as one file, and both are recorded', async () => {
  const { stepUpFile, send, office, params, db, eventId } = await anAfternoon({
    registered: ['=1+1', 'binod'],
    came: ['=1+1'],
  })
  await send([{ name: 'Deepa' }])
  // Check-in has closed, so absence is certain.
  await db.updateTable('events').set({ date: '2026-11-20T04:30:00.000Z', end: null }).execute()
  const table = await stepUpFile(exportAttendance.url)
  const lines = table.body.split('\r\n')
  expect(lines[0]).toContain('name,email,registration')
  expect(table.body).toContain("'=1+1")
  expect(lines.filter((line) => /binod|Deepa/.test(line))).toEqual([
    expect.stringMatching(/^binod,.*,Not checked in,,,$/),
    expect.stringMatching(/^Deepa,,None,.*Main gate,walk-in$/),
  ])

  const file = await stepUpFile(exportCertificates.url)
  expect((await wordsIn(file.rawPayload)).length).toBe(2)
  const recorded = await db
    .selectFrom('activities')
    .selectAll()
    .where('action', '=', 'exported')
    .execute()
  expect(recorded.map(({ targetId }) => targetId)).toEqual([eventId, eventId])
  expect((await office(getAttendance, { params })).certificates).toEqual({
    made: 2,
    possible: 2,
    unset: [],
  })
  expect((await office(listAttendance)).events).toMatchObject([
    { _id: eventId, counts: { registered: 2, came: 2, walkIns: 1 } },
  ])
  await db.updateTable('events').set({ state: 'cancelled' }).execute()
  expect((await office(listAttendance)).events).toEqual([])
})

test('the office sees duplicate scans with time and device, and an editor only their department’s events', async () => {
  const { office, params, server, eventId, idOf, db } = await anAfternoon({
    registered: ['asha'],
    came: ['asha'],
  })
  const second = await aDevice(server, eventId, 'Back door')
  await second.send([{ _id: uuidv7(), registrationId: await idOf('asha') }])
  expect((await office(getAttendance, { params })).odd).toMatchObject([
    { name: 'asha', outcome: 'double', device: 'Back door', first: { device: 'Main gate' } },
  ])
  const editor = server.clientWith(
    await signInAs(db, { role: 'editor', departments: ['bca'], mayPublish: true }),
  )
  await expect(editor(getAttendance, { params })).rejects.toMatchObject({ status: 403 })
  expect((await editor(listAttendance)).events).toEqual([])
})
