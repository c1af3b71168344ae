import { maxUploadedBytes, maxUploadedFiles, tooManyUploads } from 'contract/content/library/calls'
import { daySeconds } from 'contract/platform/durations'
import type { Administrator } from '../../platform/access/actor.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { tooManyAttempts } from '../../platform/errors.ts'
import { secondsBefore } from '../../platform/tokens.ts'

/** The 24-hour window slides, so there may be room within the hour. */
const retrySeconds = 3600

/** Before a file is read, which costs more. */
export async function requireUploadQuota(
  { db, now }: { db: DbOrTrx; now: () => Date },
  { email }: Administrator,
): Promise<void> {
  const { files, bytes } = await db
    .selectFrom('libraryVersions')
    .select(({ fn }) => [fn.countAll().as('files'), fn.sum('bytes').as('bytes')])
    .where('author', '=', email)
    .where('createdAt', '>', secondsBefore(now(), daySeconds))
    .executeTakeFirstOrThrow()
  // Null if there are none.
  if (Number(files) >= maxUploadedFiles || Number(bytes ?? 0) >= maxUploadedBytes)
    throw tooManyAttempts(retrySeconds, tooManyUploads)
}

/** Uploads of one account wait for each other, so that none goes uncounted. Call it before `confirm`: accounts are locked before sessions. */
export async function lockUploadQuota(
  trx: Trx,
  { now }: { now: () => Date },
  actor: Administrator,
): Promise<void> {
  await trx
    .updateTable('admins')
    .set(({ ref }) => ({ email: ref('email') }))
    .where('_id', '=', actor._id)
    .execute()
  await requireUploadQuota({ db: trx, now }, actor)
}
