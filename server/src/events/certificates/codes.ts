import { randomBytes } from 'node:crypto'
import { certificateReplaced } from 'contract/events/attendance'
import { certificateCodeLength, encodeLetters, readCertificateCode } from 'contract/events/tickets'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { conflict } from '../../platform/errors.ts'

const newCode = () => encodeLetters(randomBytes((certificateCodeLength * 5) / 8))

/** New codes, none of which a replaced certificate ever had. */
export async function freshCodes(trx: Trx, count: number, render = newCode): Promise<string[]> {
  const fresh: string[] = []
  while (fresh.length < count) {
    const rendered = Array.from({ length: count - fresh.length }, render)
    const rows = await trx
      .selectFrom('replacedCertificates')
      .select('code')
      .where('code', 'in', rendered)
      .execute()
    const replaced = new Set(rows.map(({ code }) => code))
    fresh.push(...rendered.filter((code) => !replaced.has(code)))
  }
  return fresh
}

export const certificateCodeIn = (typed: string): string =>
  readCertificateCode(typed.replace(/^.*\//, '')) ?? ''

export async function readReplaced(db: DbOrTrx, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('replacedCertificates')
    .select('replacedAt')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.replacedAt
}

/** Rejects with 409 for a code that a certificate of this event had before. */
export async function rejectReplacedCode(
  db: DbOrTrx,
  { eventId, code }: { eventId: string; code: string },
): Promise<void> {
  const had = await db
    .selectFrom('replacedCertificates')
    .innerJoin('certificates', 'certificates._id', 'replacedCertificates.certificateId')
    .select('replacedAt')
    .where('replacedCertificates.code', '=', code)
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  if (had) throw conflict(certificateReplaced)
}

/** For the activity log: recognisable to whoever has the paper, useless for checking. */
export const replacementNotice = (code: string): string => `ends in ${code.slice(-4)}`
