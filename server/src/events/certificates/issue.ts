import { setImmediate } from 'node:timers/promises'
import { college as settings } from 'college/facts'
import type { NoCertificate } from 'contract/events/certificates'
import { type EventTimes, formatEventDates } from 'contract/events/event-when'
import { formatCode } from 'contract/events/tickets'
import { pageAddresses } from 'contract/platform/page-addresses'
import type { Insertable, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { CertificateTable } from '../../platform/db/check-in-tables.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { conflict } from '../../platform/errors.ts'
import { sitePrefix } from '../../platform/http/language-prefix.ts'
import { dateIn, type ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { unknownLetters } from '../../platform/pdf/fonts.ts'
import {
  type EventDetails,
  eventHasEnded,
  isOff,
  readEventStatus,
} from '../details/event-status.ts'
import { eventWhen } from '../details/event-when.ts'
import { certificateWords } from './certificate-words.ts'
import { freshCodes } from './codes.ts'
import type { CertificateTexts } from './render-certificate.ts'

const selectAttendees = (db: DbOrTrx, eventId: string) =>
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
      'registrations.language',
      'certificates._id as certificateId',
      'certificates.revokedAt',
    ])
    .where('checkIns.eventId', '=', eventId)
    .where('checkIns.outcome', '=', 'in')

export type Attendee = Awaited<ReturnType<ReturnType<typeof selectAttendees>['execute']>>[number]

export const readAttendees = (db: DbOrTrx, eventId: string): Promise<Attendee[]> =>
  selectAttendees(db, eventId).orderBy('checkIns.scannedAt').orderBy('checkIns._id').execute()

export const readAttendeeOfRegistration = (
  db: DbOrTrx,
  eventId: string,
  registrationId: string,
): Promise<Attendee | undefined> =>
  selectAttendees(db, eventId)
    .where('checkIns.registrationId', '=', registrationId)
    .executeTakeFirst()

export const readAttendeeOfCheckIn = (
  db: DbOrTrx,
  eventId: string,
  checkInId: string,
): Promise<Attendee | undefined> =>
  selectAttendees(db, eventId).where('checkIns._id', '=', checkInId).executeTakeFirst()

export const nameOf = ({ name, writtenName }: Attendee): string | null => name ?? writtenName

type NoneOfAll = Extract<NoCertificate, 'none' | 'off' | 'before'>

export async function reasonForNoCertificates(
  db: DbOrTrx,
  eventId: string,
  now: Date,
): Promise<NoneOfAll | undefined> {
  const checkIn = await db
    .selectFrom('eventDoors')
    .select('givesCertificates')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  if (checkIn?.givesCertificates !== 1) return 'none'
  const event = await readEventStatus(db, eventId)
  if (!event || isOff(event)) return 'off'
  return eventHasEnded(event, now) ? undefined : 'before'
}

export function certificateError(came: Attendee | undefined): NoCertificate | undefined {
  if (!came) return 'absent'
  if (came.registrationId !== null && came.state !== 'registered') return 'left'
  if (came.revokedAt !== null) return 'revoked'
  const name = nameOf(came)
  if (name === null) return 'absent'
  return unknownLetters(name).length > 0 ? 'letters' : undefined
}

export type Certificate = Selectable<CertificateTable>

const takenBackMeanwhile = 'Someone’s check-in has just been undone. Please try again.'

const atOnce = 100

/**
 * Certificates for these people, existing or new; parallel requests get the same ones. The caller holds the lock on the
 * seats and has read attendance since, so that nobody is undone or forgotten meanwhile.
 */
export async function issue(
  trx: Trx,
  event: EventDetails,
  came: readonly Attendee[],
  now: Date,
): Promise<Certificate[]> {
  const checkIn = await trx
    .selectFrom('eventDoors')
    .select(['signedBy', 'signedAs'])
    .where('eventId', '=', event._id)
    .executeTakeFirst()
  const { _id: eventId, date, end } = event
  const issuedAt = now.toISOString()
  const texts = new Map<ReaderLanguage, EventDetails>()
  for (const { language } of came)
    if (language && !texts.has(language))
      texts.set(language, (await readEventStatus(trx, eventId, language)) ?? event)
  const paperIn = (language: ReaderLanguage): Paper => {
    const { title, venue } = texts.get(language) ?? event
    return { eventId, title, date, end, venue, ...checkIn, issuedAt, revokedAt: null, language }
  }
  const all: Certificate[] = []
  for (let done = 0; done < came.length; done += atOnce) {
    all.push(...(await issueSome(trx, paperIn, came.slice(done, done + atOnce))))
    await setImmediate()
  }
  return all
}

type Paper = Omit<Insertable<CertificateTable>, '_id' | 'code' | 'name'>

const ownOf = (one: Attendee) => ({
  _id: uuidv7(),
  checkInId: one._id,
  studentId: one.studentId,
  emailKey: one.emailKey ?? one.writtenKey,
  name: nameOf(one),
})

async function issueSome(
  trx: Trx,
  paperIn: (language: ReaderLanguage) => Paper,
  came: readonly Attendee[],
): Promise<Certificate[]> {
  const without = came.filter(({ certificateId }) => certificateId === null)
  const codes = await freshCodes(trx, without.length)
  const fresh = codes.flatMap((code, index) => {
    const one = without[index]
    return one ? [{ ...paperIn(one.language), code, ...ownOf(one) }] : []
  })
  if (fresh.length > 0)
    await trx
      .insertInto('certificates')
      .values(fresh)
      .onConflict((conflict) => conflict.column('checkInId').doNothing())
      .execute()
  await requireRecordedWalkIns(trx, came)
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
 * Rejects with 409 if a walk-in was undone or forgotten in the meantime: events without registration have no seats to
 * lock. Call after the certificates are inserted, which a later undo then finds.
 */
export async function requireRecordedWalkIns(trx: Trx, came: readonly Attendee[]): Promise<void> {
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

const { longDays } = formatEventDates({ locale: 'en-GB', timeZone: settings.timeZone })

/** Days before months, as certificates have them in English, too. */
const daysIn = (language: ReaderLanguage, times: EventTimes) =>
  language ? dateIn(language, eventWhen.longDays(times)) : longDays(times)

export function certificateTextsOf(
  { name, title, date, end, venue, signedBy, signedAs, issuedAt, code, language }: Certificate,
  publicUrl: string,
): CertificateTexts {
  const site = publicUrl + sitePrefix(language)
  return {
    name: name ?? '',
    title,
    when: [
      certificateWords(language)('on {days}', { days: daysIn(language, { date, end }) }),
      venue,
    ]
      .filter(Boolean)
      .join(', '),
    signedBy: signedBy ?? '',
    signedAs: signedAs ?? '',
    issued: daysIn(language, { date: issuedAt }),
    language,
    code,
    verifyAt: site.replace(/^https?:\/\//, '') + pageAddresses.verify,
    verifyUrl: site + pageAddresses.certificate(formatCode(code)),
  }
}
