import { maxUploadedBytes, maxUploadedFiles, tooManyUploads } from 'contract/content/library/calls'
import { daySeconds } from 'contract/platform/durations'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { tooManyAttempts } from '../../platform/errors.ts'
import { secondsBefore } from '../../platform/tokens.ts'

/** The 24-hour window slides, so there may be room within the hour. */
const retrySeconds = 3600

export async function requireUploadQuota(
  { db, now }: { db: Db; now: () => Date },
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
