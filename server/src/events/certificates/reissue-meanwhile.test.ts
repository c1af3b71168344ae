import { certificateChangedMeanwhile, exportCertificates } from 'contract/events/attendance'
import { noCertificate } from 'contract/events/certificates'
import { expect, test } from 'vitest'
import { aCertificate } from '../../../test/a-certificate.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

async function withoutSeats() {
  const { stepUpFile, send, db, place, reissue } = await aCertificate()
  await send([{ name: 'Deepa' }])
  await db.deleteFrom('eventSeats').execute()
  await stepUpFile(exportCertificates.url)
  const { _id, code } = await db
    .selectFrom('certificates')
    .select(['_id', 'code'])
    .where('name', '=', 'Deepa')
    .executeTakeFirstOrThrow()
  const stored = () =>
    db
      .selectFrom('certificates')
      .select(['code', 'name'])
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow()
  return { _id, code, place, reissue, stored }
}

test.runIf(isPostgres)(
  'undoing a check-in during a reissue leaves no valid certificate',
  async () => {
    const { certificate, first, reissue, place } = await aCertificate()
    const seen = { name: 'asha' }
    const rejected = await askMeanwhile(
      place,
      async (trx) => {
        await trx.updateTable('eventSeats').set({ version: 7 }).execute()
        await trx.updateTable('checkIns').set({ outcome: 'undone' }).execute()
        await trx.updateTable('certificates').set({ revokedAt: new Date().toISOString() }).execute()
      },
      () => rejectionOf(reissue(first, 'Asha Sahu', seen)),
    )
    expect(rejected).toMatchObject({ status: 409, message: noCertificate.absent })
    expect(await certificate()).toMatchObject({ code: first, revokedAt: expect.anything() })
  },
)

test.runIf(isPostgres)('a person forgotten during a reissue stays forgotten', async () => {
  const { certificate, first, reissue, place } = await aCertificate()
  const rejected = await askMeanwhile(
    place,
    (trx) => trx.updateTable('certificates').set({ name: null }).execute(),
    () => rejectionOf(reissue(first, 'Asha Sahu', { name: 'asha' })),
  )
  expect(rejected).toMatchObject({ status: 409, message: certificateChangedMeanwhile })
  expect(await certificate()).toMatchObject({ code: first, name: null })
})

test.runIf(isPostgres)(
  'undoing a walk-in’s check-in at an event without registration during a reissue leaves no valid certificate',
  async () => {
    const { code, place, reissue, stored } = await withoutSeats()
    const rejected = await askMeanwhile(
      place,
      (trx) => trx.updateTable('checkIns').set({ outcome: 'undone' }).execute(),
      () => rejectionOf(reissue(code, 'Deepa Rao', { name: 'Deepa' })),
    )
    expect(rejected.status).toBe(409)
    expect(await stored()).toEqual({ code, name: 'Deepa' })
  },
)

test.runIf(isPostgres)(
  'of two simultaneous reissues at an event without registration, the second gets a conflict',
  async () => {
    const { _id, code, place, reissue, stored } = await withoutSeats()
    const other = { code: 'B'.repeat(16), name: 'Deepa Rao' }
    const rejected = await askMeanwhile(
      place,
      (trx) => trx.updateTable('certificates').set(other).where('_id', '=', _id).execute(),
      () => rejectionOf(reissue(code, 'Deepa Roy', { name: 'Deepa' })),
    )
    expect(rejected).toMatchObject({ status: 409, message: certificateChangedMeanwhile })
    expect(await stored()).toEqual(other)
  },
)
