import { randomBytes } from 'node:crypto'
import { certificateReplaced } from 'contract/events/attendance'
import { certificateCodeLength, readCertificateCode, toLetters } from 'contract/events/tickets'
import type { Reading } from '../../platform/db/open.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { Trx } from '../registrations/seats.ts'

const newCode = () => toLetters(randomBytes((certificateCodeLength * 5) / 8))

/** New codes, none of which a replaced certificate ever had. */
export async function freshCodes(trx: Trx, count: number, draw = newCode): Promise<string[]> {
  const fresh: string[] = []
  while (fresh.length < count) {
    const drawn = Array.from({ length: count - fresh.length }, draw)
    const rows = await trx
      .selectFrom('replacedCertificates')
      .select('code')
      .where('code', 'in', drawn)
      .execute()
    const replaced = new Set(rows.map(({ code }) => code))
    fresh.push(...drawn.filter((code) => !replaced.has(code)))
  }
  return fresh
}

export const codeIn = (typed: string): string =>
  readCertificateCode(typed.replace(/^.*\//, '')) ?? ''

export async function readReplaced(db: Reading, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('replacedCertificates')
    .select('replacedAt')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.replacedAt
}

/** Rejects with 409 for a code that a certificate of this event had before. */
export async function refuseReplaced(
  db: Reading,
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
export const noteOfCode = (code: string): string => `ends in ${code.slice(-4)}`
