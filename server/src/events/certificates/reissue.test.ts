import {
  certificateChangedMeanwhile,
  certificateForgotten,
  certificateReplaced,
  certificateUnknown,
  exportCertificates,
  getAttendeeCertificate,
  reissueCertificate,
  revokeCertificate,
  undoCheckIn,
} from 'contract/events/attendance'
import { noCertificate, readPass } from 'contract/events/certificates'
import { formatCode } from 'contract/events/tickets'
import { listActivities } from 'contract/platform/activity'
import { expect, test } from 'vitest'
import { aCertificate } from '../../../test/a-certificate.ts'
import { enterWorkshop } from '../../../test/a-workshop.ts'
import { doorSettings, wordsIn } from '../../../test/an-afternoon.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { testApp } from '../../../test/test-app.ts'
import { forget } from '../retention/forget-registrations.ts'
import { freshCodes } from './codes.ts'

test('a misspelt certificate is reissued with the corrected name and a new code, otherwise unchanged', async () => {
  const { certificate, first, look, reissue, verify, certificateOf, stepUpFile, ...more } =
    await aCertificate()
  const before = await certificate()
  await more.setDoor({ ...doorSettings, signedBy: 'Dr. Rawat' })
  more.server.advance(60_000)
  const typed = `https://college.test/verify/${formatCode(first).toLowerCase()}`
  const seen = await look(typed)
  expect(seen).toEqual({ name: 'asha' })
  await reissue(typed, ' Āśā Sahū ', seen)

  const after = await certificate()
  expect(after).toEqual({
    ...before,
    ...{ code: expect.not.stringMatching(first), name: 'Āśā Sahū', issuedAt: expect.anything() },
  })
  const { code = '', issuedAt = '' } = after ?? {}
  expect(issuedAt > (before?.issuedAt ?? '')).toBe(true)
  const notified = await verify(code)
  expect(notified.certificate).toMatchObject({ name: 'Āśā Sahū', issuedAt })
  expect(await verify(formatCode(first))).toEqual({ replacedAt: issuedAt })
  // The holder and the download of all certificates get the new one.
  for (const { rawPayload } of [
    await certificateOf('asha'),
    await stepUpFile(exportCertificates.url),
  ]) {
    const [paper, ...others] = await wordsIn(rawPayload)
    expect(others).toEqual([])
    expect(paper).toContain(formatCode(code))
    expect(paper).toContain('Āśā Sahū')
    expect(paper).toContain('Dr. Iyer')
  }
})

test('checking replaced codes doesn’t count as guessing', async () => {
  const { first, reissue, verify } = await aCertificate()
  await reissue(first, 'Asha', { name: 'asha' })
  for (let time = 0; time < 40; time++) expect(await verify(first)).toHaveProperty('replacedAt')
})

test('of two concurrent reissues the second gets a conflict, and so does a revocation', async () => {
  const { first, look, reissue, revoke, replaced, params, place, db } = await aCertificate()
  const elsewhere = await testApp({ database: place })
  const other = elsewhere.clientWith(await signInAs(db, { role: 'owner' }))
  const seen = await look(first)
  const both = await Promise.allSettled([
    reissue(first, 'Asha Sahu', seen),
    other(reissueCertificate, { params, body: { code: first, name: 'Asha Sharma', seen } }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await replaced()).toHaveLength(1)
  const late = [look(first), reissue(first, 'Asha Sahu', seen), revoke(first)].map(rejectionOf)
  for (const rejected of await Promise.all(late))
    expect(rejected).toMatchObject({ status: 409, message: certificateReplaced })
  expect(await replaced()).toHaveLength(1)
})

test('a certificate revoked in the meantime is reissued only after a reload', async () => {
  const { certificate, first, look, reissue, revoke, verify, ...more } = await aCertificate()
  const seen = await look(first)
  await revoke(first)
  expect(await rejectionOf(reissue(first, 'Asha Sahu', seen))).toMatchObject({
    ...{ status: 409, message: certificateChangedMeanwhile },
  })
  expect(await verify(first)).toHaveProperty('certificate.revokedAt')
  const pass = async () =>
    more.server.visitor(readPass, { query: { token: await more.tokenOf('asha') } })
  expect(await pass()).toMatchObject({ certificate: 'revoked' })

  const now = await look(first)
  expect(now).toMatchObject({ name: 'asha', revokedAt: expect.anything() })
  expect(await rejectionOf(reissue(first, 'Asha Sahu', { ...now, name: 'Another' }))).toMatchObject(
    {
      status: 409,
      message: certificateChangedMeanwhile,
    },
  )
  await reissue(first, 'Asha Sahu', now)
  const { code = '' } = (await certificate()) ?? {}
  expect((await verify(code)).certificate).not.toHaveProperty('revokedAt')
  expect(await verify(first)).toEqual({ replacedAt: expect.anything() })
  expect(await pass()).toMatchObject({ certificate: 'ready' })
  expect((await more.certificateOf('asha')).statusCode).toBe(200)
  await revoke(code)
  expect((await verify(code)).certificate).toHaveProperty('revokedAt')
})

test('a name with unsupported letters is rejected, and so is a code of another event', async () => {
  const { certificate, first, look, reissue } = await aCertificate()
  const before = await certificate()
  const rejected = await rejectionOf(reissue(first, 'Asha 王', { name: 'asha' }))
  expect(rejected).toMatchObject({
    status: 400,
    errors: { name: 'These characters in the name can’t be printed on a certificate: 王' },
  })
  for (const code of ['0000-0000-0000-0000', 'no code'])
    for (const refused of await Promise.all(
      [look(code), reissue(code, 'Asha', { name: 'asha' })].map(rejectionOf),
    ))
      expect(refused).toMatchObject({ status: 404, message: certificateUnknown })
  expect(await certificate()).toEqual(before)
})

test('a code replaced at one event doesn’t work for another', async () => {
  const { first, office, reissue, db } = await aCertificate()
  await reissue(first, 'Asha Sahu', { name: 'asha' })
  const params = { eventId: await enterWorkshop(db) }
  const body = { code: first, name: 'Asha', seen: { name: 'asha' } }
  for (const rejected of await Promise.all(
    [
      office(getAttendeeCertificate, { params, query: { code: first } }),
      office(reissueCertificate, { params, body }),
      office(revokeCertificate, { params, body: { code: first } }),
    ].map(rejectionOf),
  ))
    expect(rejected).toMatchObject({ status: 404, message: certificateUnknown })
})

test('nothing is reissued after an undone check-in or a cancellation, or for events without certificates', async () => {
  const { first, look, reissue, workshop, setDoor, office, params, db } = await aCertificate()
  const rejections = async () => {
    const seen = { name: 'asha' }
    const both = [await rejectionOf(look(first)), await rejectionOf(reissue(first, 'Asha', seen))]
    return both.map(({ status, message }) => `${status} ${message}`)
  }
  const twice = (why: keyof typeof noCertificate) => {
    const text = `409 ${noCertificate[why]}`
    return [text, text]
  }
  await setDoor({ ...doorSettings, givesCertificates: false })
  expect(await rejections()).toEqual(twice('none'))
  await setDoor(doorSettings)
  await workshop.leave('asha')
  expect(await rejections()).toEqual(twice('left'))
  await db
    .updateTable('registrations')
    .set({ state: 'registered' })
    .where('name', '=', 'asha')
    .execute()
  const { _id: checkInId } = await db.selectFrom('checkIns').select('_id').executeTakeFirstOrThrow()
  await office(undoCheckIn, { params: { ...params, checkInId } })
  expect(await rejections()).toEqual(twice('absent'))
})

test('a forgotten person’s name is removed from a reissued certificate, which can’t be reissued, and no record has a name', async () => {
  const { certificate, first, look, reissue, verify, office, idOf, db } = await aCertificate()
  await reissue(first, 'Asha Sahu', await look(first))
  const { code = '' } = (await certificate()) ?? {}
  const recorded = async () =>
    (await office(listActivities, { query: { action: 'updated', subject: 'registration' } }))
      .activities[0]?.changes
  const changed = {
    field: 'certificate',
    before: `ends in ${first.slice(-4)}`,
    after: `ends in ${code.slice(-4)}`,
  }
  expect(await recorded()).toEqual([changed, { field: 'let in', after: 'asha' }])
  const stored = await db.selectFrom('activities').select('changes').execute()
  expect(JSON.stringify(stored)).not.toMatch(/asha/i)

  const forgotten = await idOf('asha')
  await db.transaction().execute((trx) => forget(trx, [forgotten]))
  expect((await verify(code)).certificate).not.toHaveProperty('name')
  const requested = [look(code), reissue(code, 'Asha', { name: 'Asha Sahu' })].map(rejectionOf)
  for (const rejected of await Promise.all(requested))
    expect(rejected).toMatchObject({ status: 409, message: certificateForgotten })
  expect(await verify(first)).toEqual({ replacedAt: expect.anything() })
})

test('a new code is never a replaced one', async () => {
  const { first, reissue, db } = await aCertificate()
  await reissue(first, 'Asha Sahu', { name: 'asha' })
  const rendered = [first, 'A'.repeat(16), first, 'B'.repeat(16)].values()
  const codes = await db
    .transaction()
    .execute((trx) => freshCodes(trx, 2, () => rendered.next().value ?? ''))
  expect(codes).toEqual(['A'.repeat(16), 'B'.repeat(16)])
})
