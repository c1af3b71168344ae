import type { Verified } from 'contract/events/certificates'
import { formatCode, readCertificateCode } from 'contract/events/tickets'
import { minuteSeconds } from 'contract/platform/durations'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Limit } from '../../platform/http/attempts.ts'
import { readReplaced } from './codes.ts'

/** Wrong codes per network; right ones do not count. */
const wrongCodes: Limit = { count: 30, seconds: 15 * minuteSeconds }

async function look(db: DbOrTrx, code: string): Promise<Verified> {
  const row = await db
    .selectFrom('certificates')
    .select(['code', 'name', 'title', 'date', 'end', 'issuedAt', 'revokedAt'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (row) return { certificate: { ...withoutNulls(row), code: formatCode(row.code) } }
  const replacedAt = await readReplaced(db, code)
  return replacedAt ? { replacedAt } : {}
}

/** The certificate with a code, whether it is revoked, or that it was replaced. Rejects with 429 for guessing. */
export async function verify(
  { db, attempts }: Pick<PlatformDeps, 'db' | 'attempts'>,
  typed: string,
  network: string,
): Promise<Verified> {
  const key = `certificate:${network}`
  await attempts.take([key, wrongCodes])
  const code = readCertificateCode(typed)
  const result = code ? await look(db, code) : {}
  if (result.certificate || result.replacedAt) await attempts.giveBack(key)
  return result
}
