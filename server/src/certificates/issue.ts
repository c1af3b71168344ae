import { randomBytes } from 'node:crypto'
import { college as settings } from 'college/facts'
import type { NoCertificate } from 'contract/certificates'
import { whenWords } from 'contract/event-when'
import { pageAddresses } from 'contract/page-addresses'
import { certificateCodeLength, showCode, toLetters } from 'contract/tickets'
import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Reading } from '../content/entry.ts'
import type { CertificateTable } from '../db/door-tables.ts'
import type { Db } from '../db/open.ts'
import { hasEnded, isOff, readStanding } from '../registrations/event-standing.ts'
import type { CertificateWords } from './draw-certificate.ts'
import { unknownLetters } from './fonts.ts'

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
      'registrations.name',
      'registrations.state',
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

export const nameOf = ({ name, writtenName }: Came): string | null => name ?? writtenName

/** Why an event gives nobody a certificate at this moment; undefined when it does. */
export async function whyNone(
  db: Reading,
  eventId: string,
  moment: Date,
): Promise<NoCertificate | undefined> {
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

const newCode = () => toLetters(randomBytes((certificateCodeLength * 5) / 8))

/** The certificate of who came: the one that is there, or a new one, of all who ask at once the same. */
export async function issue(
  db: Db,
  event: { _id: string; title: string; date: string },
  came: Came,
  moment: Date,
): Promise<Certificate> {
  await db
    .insertInto('certificates')
    .values({
      _id: uuidv7(),
      code: newCode(),
      eventId: event._id,
      checkInId: came._id,
      name: nameOf(came),
      title: event.title,
      date: event.date,
      issuedAt: moment.toISOString(),
      revokedAt: null,
    })
    .onConflict((conflict) => conflict.column('checkInId').doNothing())
    .execute()
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('checkInId', '=', came._id)
    .executeTakeFirstOrThrow()
}

/** Days as they are written here on paper. */
const { longDays } = whenWords({ locale: 'en-GB', timeZone: settings.timeZone })

/** What stands on the paper. */
export async function wordsOf(
  db: Reading,
  { name, title, date, issuedAt, code, eventId }: Certificate,
  publicUrl: string,
): Promise<CertificateWords> {
  const about = eventId
    ? await db
        .selectFrom('events')
        .leftJoin('eventDoors', 'eventDoors.eventId', 'events._id')
        .select(['events.date', 'end', 'venue', 'signedBy', 'signedAs'])
        .where('events._id', '=', eventId)
        .executeTakeFirst()
    : undefined
  const { host } = new URL(publicUrl)
  // What the event has become since is not what this is about.
  const days = longDays({ date, end: about?.date === date ? about.end : undefined })
  return {
    name: name ?? '',
    title,
    when: [`on ${days}`, about?.venue].filter(Boolean).join(', '),
    signedBy: about?.signedBy ?? '',
    signedAs: about?.signedAs ?? '',
    issued: longDays({ date: issuedAt }),
    code,
    verifyAt: host + pageAddresses.verify,
    verifyUrl: publicUrl + pageAddresses.certificate(showCode(code)),
  }
}
