import {
  mostUploadedBytes,
  mostUploadedFiles,
  tooManyUploads,
} from 'contract/content/library/calls'
import { daySeconds } from 'contract/platform/durations'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { tooManyAttempts } from '../../platform/http/errors.ts'
import { secondsBefore } from '../../platform/http/tokens.ts'

/** A day's window moves on: what is too much now may be sent within the hour. */
const retrySeconds = 3600

/** Rejects with 429 when an account has put as much into the library in the last 24 hours as it may. */
export async function requireRoom(
  { db, now }: { db: Db; now: () => Date },
  { email }: Administrator,
): Promise<void> {
  const { files, bytes } = await db
    .selectFrom('libraryVersions')
    .select(({ fn }) => [fn.countAll().as('files'), fn.sum('bytes').as('bytes')])
    .where('author', '=', email)
    .where('createdAt', '>', secondsBefore(now(), daySeconds))
    .executeTakeFirstOrThrow()
  // Null where there are none.
  if (Number(files) >= mostUploadedFiles || Number(bytes ?? 0) >= mostUploadedBytes)
    throw tooManyAttempts(retrySeconds, tooManyUploads)
}
