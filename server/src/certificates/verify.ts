import type { Verified } from 'contract/certificates'
import { minuteSeconds } from 'contract/durations'
import { readCertificateCode, showCode } from 'contract/tickets'
import { withoutNulls } from '../db/rows.ts'
import type { Deps } from '../deps.ts'
import type { Limit } from '../http/attempts.ts'

/** Wrong codes that one network may try; right ones are not counted. */
const wrongCodes: Limit = { count: 30, seconds: 15 * minuteSeconds }

/** What stands on the certificate with a code, and whether it was revoked. Rejects with 429 for who guesses. */
export async function verify(
  { db, attempts }: Pick<Deps, 'db' | 'attempts'>,
  typed: string,
  network: string,
): Promise<Verified> {
  const key = `certificate:${network}`
  await attempts.take([key, wrongCodes])
  const code = readCertificateCode(typed)
  const row = code
    ? await db
        .selectFrom('certificates')
        .select(['code', 'name', 'title', 'date', 'end', 'issuedAt', 'revokedAt'])
        .where('code', '=', code)
        .executeTakeFirst()
    : undefined
  if (!row) return {}
  await attempts.giveBack(key)
  return { certificate: { ...withoutNulls(row), code: showCode(row.code) } }
}
