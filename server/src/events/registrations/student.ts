import type { TranslationCode } from 'college/languages'
import { registrationNotFound, type Seats } from 'contract/events/registrations'
import type { Student, Visitor } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/errors.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { eventIsOver } from '../details/event-status.ts'
import { isPublicAt } from '../details/public-events.ts'
import { acceptOffer, endRegistration } from './act.ts'
import { ownRegistrations } from './own-registrations.ts'
import { registrationViewOf, seatsLeft } from './public-view.ts'

type ReadDeps = { db: Db; now: () => Date }
type WriteDeps = ReadDeps & { mail: Pick<Mail, 'sendQueued'> }

const maxListed = 100

export async function listOwn({ db, now }: ReadDeps, student: Student, language?: TranslationCode) {
  const timestamp = now()
  const rows = await ownRegistrations(db, student)
    .innerJoin('events', 'events._id', 'registrations.eventId')
    .selectAll('registrations')
    .select(['date', 'time', 'end', 'isAllDay', 'events.state as becomes'])
    .orderBy('events.date', 'desc')
    .orderBy('registrations._id', 'desc')
    .limit(maxListed)
    .execute()
  const isOver = ({ becomes, ...times }: (typeof rows)[number]) =>
    eventIsOver({ ...times, state: becomes }, timestamp)
  const ordered = [...rows.filter((row) => !isOver(row)).toReversed(), ...rows.filter(isOver)]
  const { tokenOf } = await readLinkTokens(db)
  const registrations = []
  for (const row of ordered) {
    const visible = await registrationViewOf(db, row, timestamp, language)
    if (visible) registrations.push({ ...visible, token: tokenOf(row._id) })
  }
  return { registrations }
}

async function findOwn({ db }: ReadDeps, student: Student, _id: string) {
  const row = await ownRegistrations(db, student)
    .select(['_id', 'eventId'])
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!row) throw notFound(registrationNotFound)
  return row
}

export const acceptOwn = async (deps: WriteDeps, student: Student, _id: string) =>
  acceptOffer(deps, await findOwn(deps, student, _id), student.confirm)

export const endRegistrationOfStudent = async (deps: WriteDeps, student: Student, _id: string) =>
  endRegistration(deps, await findOwn(deps, student, _id), student.confirm)

const readPublicSeats = (db: Db, eventId: string, now: Date) =>
  db
    .selectFrom('eventSeats')
    .innerJoin('events', 'events._id', 'eventSeats.eventId')
    .where('eventId', '=', eventId)
    .where(isPublicAt(now))
    .selectAll('eventSeats')
    .executeTakeFirst()

export async function readSeatsFor(
  { db, now }: ReadDeps,
  eventId: string,
  actor: Student | Visitor,
): Promise<Seats> {
  const seats = await readPublicSeats(db, eventId, now())
  const isStudent = actor.kind === 'student'
  if (!seats) return { left: 0, waiting: 0, isStudent }
  const open = { left: seatsLeft(seats), waiting: seats.waiting, isStudent }
  if (actor.kind === 'visitor') return open
  const row = await ownRegistrations(db, actor)
    .selectAll()
    .where('eventId', '=', eventId)
    .where('state', 'in', ['registered', 'waiting', 'offered'])
    .executeTakeFirst()
  const own = row && (await registrationViewOf(db, row, now()))
  return own ? { ...open, own, token: (await readLinkTokens(db)).tokenOf(own._id) } : open
}
