import { setImmediate } from 'node:timers/promises'
import { college as settings } from 'college/facts'
import type { NoCertificate } from 'contract/events/certificates'
import { whenWords } from 'contract/events/event-when'
import { showCode } from 'contract/events/tickets'
import { pageAddresses } from 'contract/platform/page-addresses'
import type { Insertable, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { CertificateTable } from '../../platform/db/check-in-tables.ts'
import type { Reading } from '../../platform/db/open.ts'
import { conflict } from '../../platform/http/errors.ts'
import { type EventStanding, hasEnded, isOff, readStanding } from '../registrations/event-status.ts'
import type { Trx } from '../registrations/seats.ts'
import { freshCodes } from './codes.ts'
import { unknownLetters } from './fonts.ts'
import type { CertificateWords } from './render-certificate.ts'

/** Somebody who was let in, with what their certificate follows from. */
const selectCame = (db: Reading, eventId: string) =>
  db
    .selectFrom('checkIns')
    .leftJoin('registrations', 'registrations._id', 'checkIns.registrationId')
    .leftJoin('certificates', 'certificates.checkInId', 'checkIns._id')
    .select([
      'checkIns._id',
      'checkIns.registrationId',
      'checkIns.name as writtenName',
      'checkIns.scannedAt',
      'checkIns.emailKey as writtenKey',
      'registrations.name',
      'registrations.state',
      'registrations.studentId',
      'registrations.emailKey',
      'certificates._id as certificateId',
      'certificates.revokedAt',
    ])
    .where('checkIns.eventId', '=', eventId)
    .where('checkIns.outcome', '=', 'in')

export type Came = Awaited<ReturnType<ReturnType<typeof selectCame>['execute']>>[number]

/** Everybody who came to an event, in the order of their coming. */
export const readCame = (db: Reading, eventId: string): Promise<Came[]> =>
  selectCame(db, eventId).orderBy('checkIns.scannedAt').orderBy('checkIns._id').execute()

/** The one with a registration, if they came. */
export const readCameWith = (
  db: Reading,
  eventId: string,
  registrationId: string,
): Promise<Came | undefined> =>
  selectCame(db, eventId).where('checkIns.registrationId', '=', registrationId).executeTakeFirst()

/** The one of a check-in, if it counts. */
export const readCameBy = (
  db: Reading,
  eventId: string,
  checkInId: string,
): Promise<Came | undefined> =>
  selectCame(db, eventId).where('checkIns._id', '=', checkInId).executeTakeFirst()

export const nameOf = ({ name, writtenName }: Came): string | null => name ?? writtenName

type NoneOfAll = Extract<NoCertificate, 'none' | 'off' | 'before'>

/** Why an event gives nobody a certificate at this moment; undefined when it does. */
export async function whyNone(
  db: Reading,
  eventId: string,
  moment: Date,
): Promise<NoneOfAll | undefined> {
  const door = await db
    .selectFrom('eventDoors')
    .select('givesCertificates')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  if (door?.givesCertificates !== 1) return 'none'
  const event = await readStanding(db, eventId)
  if (!event || isOff(event)) return 'off'
  return hasEnded(event, moment) ? undefined : 'before'
}

/** The same of somebody who came to an event that does give them. */
export function whyNot(came: Came | undefined): NoCertificate | undefined {
  if (!came) return 'absent'
  if (came.registrationId !== null && came.state !== 'registered') return 'left'
  if (came.revokedAt !== null) return 'revoked'
  const name = nameOf(came)
  if (name === null) return 'absent'
  return unknownLetters(name).length > 0 ? 'letters' : undefined
}

export type Certificate = Selectable<CertificateTable>

const takenBackMeanwhile =
  'Somebody was taken back from the list of who came at this moment. Please try again.'

const atOnce = 100

/**
 * Certificates of some who came and may have one, in their order: those that are there, or new ones, of all who ask at once the
 * same. The seats of the event are held, and who came is read since: so nobody is taken back, leaves or is forgotten meanwhile.
 */
export async function issue(
  trx: Trx,
  event: EventStanding,
  came: readonly Came[],
  moment: Date,
): Promise<Certificate[]> {
  const door = await trx
    .selectFrom('eventDoors')
    .select(['signedBy', 'signedAs'])
    .where('eventId', '=', event._id)
    .executeTakeFirst()
  const { _id: eventId, title, date, end, venue } = event
  const issuedAt = moment.toISOString()
  const paper = { eventId, title, date, end, venue, ...door, issuedAt, revokedAt: null }
  const all: Certificate[] = []
  for (let done = 0; done < came.length; done += atOnce) {
    all.push(...(await issueSome(trx, paper, came.slice(done, done + atOnce))))
    // Others get their turn.
    await setImmediate()
  }
  return all
}

type Paper = Omit<Insertable<CertificateTable>, '_id' | 'code' | 'name'>

/** Whose a new certificate is. */
const ownOf = (one: Came) => ({
  _id: uuidv7(),
  checkInId: one._id,
  studentId: one.studentId,
  emailKey: one.emailKey ?? one.writtenKey,
  name: nameOf(one),
})

async function issueSome(trx: Trx, paper: Paper, came: readonly Came[]): Promise<Certificate[]> {
  const without = came.filter(({ certificateId }) => certificateId === null)
  const codes = await freshCodes(trx, without.length)
  const fresh = codes.flatMap((code, place) => {
    const one = without[place]
    return one ? [{ ...paper, code, ...ownOf(one) }] : []
  })
  if (fresh.length > 0)
    await trx
      .insertInto('certificates')
      .values(fresh)
      .onConflict((conflict) => conflict.column('checkInId').doNothing())
      .execute()
  await requireWrittenDown(trx, came)
  const rows = await trx
    .selectFrom('certificates')
    .selectAll()
    .where(
      'checkInId',
      'in',
      came.map(({ _id }) => _id),
    )
    .execute()
  const of = new Map(rows.map((row) => [row.checkInId, row]))
  return came.flatMap(({ _id }) => of.get(_id) ?? [])
}

/**
 * Rejects with 409 where somebody who was written down at the door was taken back, or forgotten, at this moment: where nobody
 * could register, there are no seats to hold. Asked after their certificates are in, which whoever is later then finds.
 */
export async function requireWrittenDown(trx: Trx, came: readonly Came[]): Promise<void> {
  const written = came.filter(({ registrationId }) => registrationId === null)
  if (written.length === 0) return
  const rows = await trx
    .updateTable('checkIns')
    .set({ outcome: 'in' })
    .where(
      '_id',
      'in',
      written.map(({ _id }) => _id),
    )
    .where('outcome', '=', 'in')
    .returning(['_id', 'name'])
    .execute()
  const names = new Map(rows.map(({ _id, name }) => [_id, name]))
  if (written.some(({ _id, writtenName }) => names.get(_id) !== writtenName))
    throw conflict(takenBackMeanwhile)
}

/** Days as they are written here on paper. */
const { longDays } = whenWords({ locale: 'en-GB', timeZone: settings.timeZone })

/** What stands on the paper. */
export function wordsOf(
  { name, title, date, end, venue, signedBy, signedAs, issuedAt, code }: Certificate,
  publicUrl: string,
): CertificateWords {
  const { host } = new URL(publicUrl)
  return {
    name: name ?? '',
    title,
    when: [`on ${longDays({ date, end })}`, venue].filter(Boolean).join(', '),
    signedBy: signedBy ?? '',
    signedAs: signedAs ?? '',
    issued: longDays({ date: issuedAt }),
    code,
    verifyAt: host + pageAddresses.verify,
    verifyUrl: publicUrl + pageAddresses.certificate(showCode(code)),
  }
}
