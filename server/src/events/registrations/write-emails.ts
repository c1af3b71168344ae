import type { College } from 'contract/content/facts'
import { showCode } from 'contract/events/tickets'
import { hourMilliseconds } from 'contract/platform/durations'
import type { Db } from '../../platform/db/open.ts'
import type { RegistrationNews } from '../../platform/db/schema.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { letter } from '../../platform/mail/email-template.ts'
import type { WaitingMail } from '../../platform/mail/mail-rows.ts'
import type { LaneRules } from '../../platform/mail/queue.ts'
import type { TellCollege } from '../../platform/runtime/college.ts'
import { eventWhen } from '../calendar/event-when.ts'
import { ticketFiles } from '../tickets/ticket-files.ts'
import { ticketOf } from '../tickets/ticket-of.ts'
import { letters, type Told } from './email-templates.ts'
import {
  type EventStanding,
  hasBegun,
  isBehind,
  isHidden,
  isWithinADay,
  readStanding,
} from './event-status.ts'
import { beginOffer } from './expire-and-promote.ts'
import { linkOf } from './links.ts'
import { type Formerly, isAnother, readFormerly } from './previous-details.ts'
import { positionOf } from './public-view.ts'
import { heldFault } from './rejections.ts'
import { isInForce, type Registration } from './seats.ts'

type Deps = { db: Db; college: TellCollege; publicUrl: string; now: () => Date }

const soon = (moment: Date) => new Date(moment.getTime() + hourMilliseconds)

/** Whether an email is still true. Later states have emails of their own. */
function isTrue(
  tellsOf: RegistrationNews,
  { state, offeredUntil }: Registration,
  event: EventStanding,
  moment: Date,
): boolean {
  if (tellsOf === 'cancelled') return event.state === 'cancelled' && isInForce(state)
  if (tellsOf === 'removed') return state === 'removed'
  if (isBehind(event, moment)) return false
  if (event.state === 'cancelled') return false
  if (tellsOf === 'changed') return isInForce(state)
  if (event.state === 'postponed') return false
  if (tellsOf === 'registered') return state === 'registered'
  if (hasBegun(event, moment)) return false
  if (tellsOf === 'reminder') return state === 'registered' && isWithinADay(event, soon(moment))
  if (tellsOf === 'offered')
    return state === 'offered' && (offeredUntil ?? '') > moment.toISOString()
  return state === tellsOf
}

/** The change was reverted before the email was sent. */
const isKnown = (
  tellsOf: RegistrationNews,
  former: Formerly | undefined,
  event: EventStanding,
): boolean =>
  former?.isCertain === true &&
  (tellsOf === 'cancelled' ? former.state === 'cancelled' : !isAnother(former, event))

/** A later email of the same kind waits and covers this one. */
async function isRepeatedLater(
  db: Db,
  { _id, registrationId, tellsOf }: Pick<WaitingMail, '_id' | 'registrationId' | 'tellsOf'>,
): Promise<boolean> {
  const later = await db
    .selectFrom('mails')
    .select('_id')
    .where('registrationId', '=', registrationId)
    .where('tellsOf', '=', tellsOf)
    .where('_id', '>', _id)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

const withTicket: readonly RegistrationNews[] = ['registered', 'changed', 'reminder']

const withCalendar: readonly RegistrationNews[] = ['registered', 'changed', 'cancelled']

/** Emails about registrations, rendered when they are sent from the state at that time, or dropped. */
export function createRegistrationLetters({ db, college, publicUrl, now }: Deps): LaneRules {
  async function told(
    row: Registration,
    event: EventStanding,
    formerly: Formerly | undefined,
  ): Promise<Told> {
    const { state, offeredUntil, reason, name } = row
    const formerWhen = formerly && eventWhen.whole(formerly)
    const when = eventWhen.whole(event)
    return {
      name: name ?? '',
      title: event.title,
      when,
      formerWhen: formerWhen === when ? undefined : formerWhen,
      venue: event.venue,
      formerVenue: formerly?.venue === event.venue ? undefined : (formerly?.venue ?? undefined),
      onlineLink: event.onlineLink,
      state: event.state,
      stateNote: event.stateNote,
      wasOff: Boolean(formerly?.state),
      standing: state === 'waiting' || state === 'offered' ? state : 'registered',
      position: state === 'waiting' ? await positionOf(db, row) : 0,
      offeredUntil,
      canLeave: heldFault(event, now()) === undefined,
      reason,
      url: linkOf(publicUrl, (await readLinkTokens(db)).tokenOf(row._id)),
    }
  }

  async function calendarOf(event: EventStanding, here: College): Promise<string | undefined> {
    const deleted = event.deletedAt !== null
    if (isHidden({ ...event, deletedAt: null }, now())) return undefined
    const { getCalendar } = await import('../calendar/calendar.ts')
    const site = { publicUrl, college: here, now: now() }
    return getCalendar(db, site, { eventId: event._id, deleted })
  }

  return {
    restsAfterFailure: true,
    write: async ({ _id, recipient, replyTo, registrationId, tellsOf, formerly }) => {
      const stored = await db
        .selectFrom('registrations')
        .selectAll()
        .where('_id', '=', registrationId)
        .executeTakeFirst()
      const offeredUntil =
        tellsOf === 'offered' && stored ? await beginOffer(db, stored, now()) : undefined
      const row = stored && { ...stored, ...(offeredUntil && { offeredUntil }) }
      const event = row && (await readStanding(db, row.eventId))
      if (!row || !event || tellsOf === null || !isTrue(tellsOf, row, event, now()))
        return undefined
      const former = readFormerly(formerly)
      if (isKnown(tellsOf, former, event)) return undefined
      // Checked after the event was read: a change it missed has its email here.
      if (await isRepeatedLater(db, { _id, registrationId, tellsOf })) return undefined
      const here = await college()
      const parts = letters[tellsOf](await told(row, event, former))
      const ticket = withTicket.includes(tellsOf) ? await ticketOf({ db, now }, row) : undefined
      const hasEntry = row.state === 'registered' && withCalendar.includes(tellsOf)
      const calendar = hasEntry ? await calendarOf(event, here) : undefined
      return {
        ...letter({ ...parts, ticketCode: ticket && showCode(ticket.code) }, here),
        ...(ticket && { attachments: ticketFiles(ticket.text) }),
        ...(calendar && { calendar }),
        _id,
        recipient,
        replyTo,
      }
    },
  }
}
