import { confirmAccount } from 'contract/accounts/account-passkeys'
import { deleteAccount, exportAccount } from 'contract/accounts/account-settings'
import { exportCertificates, getAttendance, reissueCertificate } from 'contract/events/attendance'
import { verifyCertificate } from 'contract/events/certificates'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { anAfternoon, wordsIn } from '../../../test/an-afternoon.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { studentCookie } from '../../../test/student-calls.ts'
import { cleanUpRegistrations } from '../retention/clean-up-registrations.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const monthsLater = 400 * day

async function certificatesOfTwo() {
  const afternoon = await anAfternoon({ registered: ['asha', 'binod'], came: ['asha'] })
  const { db, server, send, stepUpFile, certificateOf, idOf } = afternoon
  const asStudent = async (name: string) => {
    const { studentId, email } = await aStudent(db, {
      ...{ name, email: `${name}@college.test`, verifiedAt: new Date().toISOString() },
    })
    const client = server.clientWith(await studentCookie(server.app, email))
    return {
      studentId,
      client,
      kept: async () => {
        await client(confirmAccount, { body: { password: studentPassword } })
        return (await client(exportAccount)).kept
      },
      leave: () => client(deleteAccount, { body: { password: studentPassword } }),
    }
  }
  const asha = await asStudent('asha')
  const { studentId } = asha
  await db.updateTable('registrations').set({ studentId }).where('name', '=', 'asha').execute()
  await send([{ name: 'Deepa', email: 'Deepa@college.test' }])
  const all = () => stepUpFile(exportCertificates.url)
  expect((await all()).statusCode).toBe(200)
  const rows = await db.selectFrom('certificates').select(['name', 'code']).execute()
  const codeOf = (name: string) => rows.find((row) => row.name === name)?.code ?? ''
  return {
    ...afternoon,
    asha,
    asStudent,
    all,
    certificateOf,
    idOf,
    codeOf,
    verify: async (name: string) =>
      (await server.visitor(verifyCertificate, { params: { code: codeOf(name) } })).certificate,
    deleteEvent: () => db.deleteFrom('events').execute(),
  }
}

test('names on certificates of deleted events are removed after the college’s period', async () => {
  const { deleteEvent, verify, server } = await certificatesOfTwo()
  await deleteEvent()
  await cleanUpRegistrations(server.deps)
  expect(await verify('asha')).toMatchObject({ name: 'asha' })
  server.advance(monthsLater)
  await cleanUpRegistrations(server.deps)
  expect(await verify('asha')).not.toHaveProperty('name')
  expect(await verify('Deepa')).toMatchObject({ title: 'Robotics workshop' })
  expect(await verify('Deepa')).not.toHaveProperty('name')
})

test('a certificate of a deleted event is in the student’s data, and its name is removed with the account', async () => {
  const { deleteEvent, verify, asha } = await certificatesOfTwo()
  await deleteEvent()
  expect((await asha.kept()).certificates).toMatchObject([{ name: 'asha' }])
  await asha.leave()
  expect(await verify('asha')).not.toHaveProperty('name')
  expect(await verify('Deepa')).toHaveProperty('name')
})

test('a certificate’s replaced code is in the student’s data, and belongs to nobody once the account is deleted', async () => {
  const { office, params, codeOf, verify, asha, asStudent, db } = await certificatesOfTwo()
  const code = codeOf('asha')
  const body = { code, name: 'Asha Sahu', seen: { name: 'asha' } }
  await office(reissueCertificate, { params, body })
  const stored = await asha.kept()
  expect(stored.replacedCertificates).toMatchObject([{ code }])
  expect(stored.certificates).toMatchObject([{ name: 'Asha Sahu' }])
  expect((await (await asStudent('chitra')).kept()).replacedCertificates).toEqual([])
  await asha.leave()
  expect(await verify('asha')).toBeUndefined()
  const names = await db.selectFrom('certificates').select('name').execute()
  expect(names.map(({ name }) => name).toSorted()).toEqual(['Deepa', null])
})

test('a walk-in with an email address is in the student’s data, and deleted with the account', async () => {
  const { verify, asStudent, db } = await certificatesOfTwo()
  const deepa = await asStudent('deepa')
  await db.updateTable('students').set({ verifiedAt: null }).where('name', '=', 'deepa').execute()
  expect((await deepa.kept()).checkIns).toEqual([])
  const verifiedAt = new Date().toISOString()
  await db.updateTable('students').set({ verifiedAt }).where('name', '=', 'deepa').execute()
  const stored = await deepa.kept()
  expect(stored.checkIns).toMatchObject([{ name: 'Deepa', email: 'Deepa@college.test' }])
  expect(stored.certificates).toMatchObject([{ name: 'Deepa' }])
  await deepa.leave()
  expect(await verify('Deepa')).not.toHaveProperty('name')
  const scans = await db.selectFrom('checkIns').select(['name', 'email', 'outcome']).execute()
  expect(scans).toContainEqual({ name: null, email: null, outcome: 'in' })
  expect(await verify('asha')).toHaveProperty('name')
})

test('a walk-in who registers afterwards has one certificate, that of the registration', async () => {
  const { db, send, workshop, certificateOf, stepUpFile } = await anAfternoon({
    ...{ registered: [], came: [] },
  })
  await send([{ name: 'A.', email: 'asha@home.example' }])
  await workshop.enter('asha')
  const [text] = await wordsIn((await certificateOf('asha')).rawPayload)
  expect(text).toContain('asha')
  expect((await stepUpFile(exportCertificates.url)).statusCode).toBe(200)
  const rows = await db.selectFrom('certificates').select(['name', 'revokedAt']).execute()
  expect(rows).toEqual([{ name: 'asha', revokedAt: null }])
})

test('of two certificates for walk-ins who turn out to be one person, the first stays valid', async () => {
  const { db, send, workshop, certificateOf, stepUpFile, idOf } = await anAfternoon({
    ...{ registered: [], came: [] },
  })
  await send([{ name: 'A.', email: 'asha@home.example' }])
  await send([{ name: 'Asha', email: 'asha@home.example' }])
  // As if from before they were recognised.
  await db.updateTable('checkIns').set({ outcome: 'in' }).execute()
  await stepUpFile(exportCertificates.url)
  await workshop.enter('asha')

  const [text] = await wordsIn((await certificateOf('asha')).rawPayload)
  expect(text).toContain('A.')
  const rows = await db
    .selectFrom('certificates')
    .innerJoin('checkIns', 'checkIns._id', 'checkInId')
    .select(['certificates.name', 'registrationId', 'outcome'])
    .where('revokedAt', 'is', null)
    .execute()
  expect(rows).toEqual([{ name: 'A.', registrationId: await idOf('asha'), outcome: 'in' }])
})

test('a certificate’s text never changes, whatever happens to its event', async () => {
  const { db, eventId, certificateOf, setDoor, verify } = await certificatesOfTwo()
  const [before] = await wordsIn((await certificateOf('asha')).rawPayload)
  const notified = await verify('asha')
  expect(before).toContain('Dr. Iyer')
  await db
    .updateTable('events')
    .set({ venue: 'Elsewhere', title: 'Another', end: new Date(Date.now() - 1000).toISOString() })
    .where('_id', '=', eventId)
    .execute()
  await setDoor({
    ...{ takesWalkIns: true, takesWaiting: false, givesCertificates: true },
    ...{ signedBy: 'Dr. Rawat', signedAs: 'Principal' },
  })
  expect(await wordsIn((await certificateOf('asha')).rawPayload)).toEqual([before])
  expect(await verify('asha')).toEqual(notified)
})

test('people of a postponed event, or one in progress, aren’t forgotten', async () => {
  const { db, server, workshop } = await anAfternoon({ registered: ['asha'], came: [] })
  const names = async () => (await workshop.rows()).map(({ name }) => name)
  const ago = new Date(Date.now() - monthsLater).toISOString()
  const become = (event: { date: string; end: string | null; state: 'postponed' | null }) =>
    db.updateTable('events').set(event).execute()
  for (const event of [
    { date: ago, end: null, state: 'postponed' as const },
    { date: ago, end: new Date().toISOString(), state: null },
  ]) {
    await become(event)
    await cleanUpRegistrations(server.deps)
    expect(await names()).toEqual(['asha'])
  }
  await become({ date: ago, end: ago, state: null })
  await cleanUpRegistrations(server.deps)
  expect(await names()).toEqual([null])
})

test('an export without certificates isn’t recorded', async () => {
  const { stepUpFile, db, office, params } = await anAfternoon({
    ...{ registered: ['asha'], came: ['asha'] },
  })
  const tomorrow = new Date(Date.now() + day).toISOString()
  await db.updateTable('events').set({ date: tomorrow }).execute()
  const answer = await stepUpFile(exportCertificates.url)
  expect([answer.statusCode, answer.json().message]).toEqual([
    404,
    'Certificates are available once the event is over.',
  ])
  const recorded = db.selectFrom('activities').selectAll().where('action', '=', 'exported')
  expect(await recorded.execute()).toEqual([])
  expect((await office(getAttendance, { params })).certificates.why).toBe('before')
})

test.runIf(isPostgres)(
  'undoing a check-in while the certificate is requested prevents it',
  async () => {
    const { certificateOf, db, place } = await anAfternoon({ registered: ['asha'], came: ['asha'] })
    const answer = await askMeanwhile(
      place,
      async (trx) => {
        await trx.updateTable('eventSeats').set({ version: 7 }).execute()
        await trx.updateTable('checkIns').set({ outcome: 'undone' }).execute()
      },
      () => certificateOf('asha'),
    )
    expect(answer.statusCode).toBe(403)
    expect(await db.selectFrom('certificates').selectAll().execute()).toEqual([])
  },
)

test.runIf(isPostgres)(
  'undoing a walk-in’s check-in at an event without registration prevents the certificate',
  async () => {
    const { stepUpFile, send, db, place } = await anAfternoon({ registered: [], came: [] })
    await send([{ name: 'Deepa' }])
    await db.deleteFrom('eventSeats').execute()
    const answer = await askMeanwhile(
      place,
      (trx) => trx.updateTable('checkIns').set({ outcome: 'undone' }).execute(),
      () => stepUpFile(exportCertificates.url),
    )
    expect(answer.statusCode).toBe(409)
    expect(await db.selectFrom('certificates').selectAll().execute()).toEqual([])
  },
)
