import type { Db } from 'server/src/platform/db/open.ts'
import { readLinkTokens } from 'server/src/platform/http/link-tokens.ts'
import type { Pressed } from './crowd.ts'

export type Judged = {
  seats: number
  waiting: number
  /** Missing or duplicate positions, and people waiting while seats are free. */
  outOfOrder: number
  doubled: number
  /** Acknowledged registrations that are missing. */
  lost: number
  /** Registrations without exactly one email. */
  mailsNotOnce: number
}

/** Compares an event's registrations with the responses. */
export async function judge(db: Db, eventId: string, acted: readonly Pressed[]): Promise<Judged> {
  const rows = await db
    .selectFrom('registrations')
    .select(['_id', 'studentId', 'place', 'state'])
    .where('eventId', '=', eventId)
    .orderBy('place')
    .execute()
  const seated = rows.filter(({ state }) => state === 'registered').length
  const mails = await db
    .selectFrom('mails')
    .select(({ fn }) => ['registrationId', fn.countAll().as('count')])
    .where(
      'registrationId',
      'in',
      db.selectFrom('registrations').select('_id').where('eventId', '=', eventId),
    )
    .groupBy('registrationId')
    .execute()
  const { tokenOf } = await readLinkTokens(db)
  const tokens = new Set(rows.map(({ _id }) => tokenOf(_id)))
  const isInOrder = ({ place, state }: (typeof rows)[number], at: number) =>
    place === at + 1 && state === (at < seated ? 'registered' : 'waiting')
  return {
    seats: seated,
    waiting: rows.filter(({ state }) => state === 'waiting').length,
    outOfOrder: rows.filter((row, at) => !isInOrder(row, at)).length,
    doubled: rows.length - new Set(rows.map(({ studentId }) => studentId)).size,
    lost: acted.filter(({ token }) => token !== undefined && !tokens.has(token)).length,
    mailsNotOnce:
      rows.length - mails.length + mails.filter(({ count }) => Number(count) !== 1).length,
  }
}
