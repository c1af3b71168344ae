import type { College } from 'contract/content/facts'
import { translateRecord } from 'contract/content/translations/record-translations'
import { events } from 'contract/events/events'
import { formatCode } from 'contract/events/tickets'
import { hourMilliseconds } from 'contract/platform/durations'
import type { Db } from '../../platform/db/open.ts'
import type { ReadCollege } from '../../platform/db/read-college.ts'
import type { RegistrationNews } from '../../platform/db/schema.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { emailTemplate } from '../../platform/mail/email-template.ts'
import type { WaitingMail } from '../../platform/mail/mail-rows.ts'
import type { Message } from '../../platform/mail/message.ts'
import type { QueueRules } from '../../platform/mail/queue.ts'
import { collegeIn } from '../../platform/mail/reader-language.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'
import {
  type EventDetails,
  eventIsOver,
  hasStarted,
  isHidden,
  isWithinADay,
  readEventStatus,
} from '../details/event-status.ts'
import { eventWhenIn } from '../details/event-when.ts'
import { type RegistrationEmail, registrationEmail } from '../registrations/email-templates.ts'
import { beginOffer } from '../registrations/expire-and-promote.ts'
import { registrationLink } from '../registrations/links.ts'
import {
  hasChanged,
  type PreviousDetails,
  readPreviousDetails,
} from '../registrations/previous-details.ts'
import { waitingPosition } from '../registrations/public-view.ts'
import { seatRejection } from '../registrations/rejections.ts'
import { isInForce, type Registration } from '../registrations/seats.ts'
import { ticketFiles } from '../tickets/ticket-files.ts'
import { ticketOf } from '../tickets/ticket-of.ts'
import { writeEventEmail } from './event-email-text.ts'

type Deps = { db: Db; college: ReadCollege; publicUrl: string; now: () => Date }

/** Without those that staff write. */
type AutomaticNews = Exclude<RegistrationNews, 'message'>

const soon = (now: Date) => new Date(now.getTime() + hourMilliseconds)

/** Whether an email is still true. Later states have emails of their own. */
function stillApplies(
  tellsOf: AutomaticNews,
  { state }: Registration,
  event: EventDetails,
  now: Date,
): boolean {
  if (tellsOf === 'cancelled') return event.state === 'cancelled' && isInForce(state)
  if (tellsOf === 'removed') return state === 'removed'
  if (eventIsOver(event, now)) return false
  if (event.state === 'cancelled') return false
  if (tellsOf === 'changed') return isInForce(state)
  if (event.state === 'postponed') return false
  if (tellsOf === 'registered') return state === 'registered'
  if (hasStarted(event, now)) return false
  if (tellsOf === 'reminder') return state === 'registered' && isWithinADay(event, soon(now))
  return state === tellsOf
}

/** The change was reverted before the email was sent. */
const isReverted = (
  tellsOf: AutomaticNews,
  previous: PreviousDetails | undefined,
  event: EventDetails,
): boolean =>
  previous?.isCertain === true &&
  (tellsOf === 'cancelled' ? previous.state === 'cancelled' : !hasChanged(previous, event))

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

const withTicket: readonly AutomaticNews[] = ['registered', 'changed', 'reminder']

const withCalendar: readonly AutomaticNews[] = ['registered', 'changed', 'cancelled']

function venueIn(language: ReaderLanguage, previous: PreviousDetails | undefined) {
  if (!previous?.venue) return undefined
  const { venue, venue_hi } = previous
  return translateRecord(events.fields, { venue, venue_hi }, language ?? undefined).venue
}

async function emailFacts(
  { db, publicUrl, now }: Deps,
  row: Registration,
  event: EventDetails,
  previous: PreviousDetails | undefined,
): Promise<RegistrationEmail> {
  const { state, offeredUntil, reason, name, language } = row
  const previousWhen = previous && eventWhenIn(language, previous)
  const when = eventWhenIn(language, event)
  const visible = (language && (await readEventStatus(db, row.eventId, language))) || event
  return {
    language,
    name: name ?? '',
    title: visible.title,
    when,
    previousWhen: previousWhen === when ? undefined : previousWhen,
    venue: visible.venue,
    previousVenue: previous?.venue === event.venue ? undefined : venueIn(language, previous),
    onlineLink: event.onlineLink,
    state: event.state,
    stateNote: visible.stateNote,
    wasOff: Boolean(previous?.state),
    status: state === 'waiting' || state === 'offered' ? state : 'registered',
    position: state === 'waiting' ? await waitingPosition(db, row) : 0,
    offeredUntil,
    canLeave: seatRejection(event, now()) === undefined,
    reason,
    url: registrationLink(publicUrl, (await readLinkTokens(db)).tokenOf(row._id), language),
  }
}

/** Written from the state at that time; nothing if the email no longer applies. */
function createNewsWriter(deps: Deps) {
  const { db, college, publicUrl, now } = deps
  async function calendarOf(
    event: EventDetails,
    here: College,
    language: ReaderLanguage,
  ): Promise<string | undefined> {
    const deleted = event.deletedAt !== null
    if (isHidden({ ...event, deletedAt: null }, now())) return undefined
    const { calendarFeed } = await import('../calendar/calendar.ts')
    const site = { publicUrl, college: here, now: now(), language }
    return calendarFeed(db, site, { eventId: event._id, deleted })
  }

  return async (
    { _id, recipient, replyTo, registrationId, formerly }: WaitingMail,
    tellsOf: AutomaticNews,
  ): Promise<Message | undefined> => {
    const stored = await db
      .selectFrom('registrations')
      .selectAll()
      .where('_id', '=', registrationId)
      .executeTakeFirst()
    const offeredUntil =
      tellsOf === 'offered' && stored ? await beginOffer(db, stored, now()) : undefined
    const row = stored && { ...stored, ...(offeredUntil && { offeredUntil }) }
    const event = row && (await readEventStatus(db, row.eventId))
    if (!row || !event || !stillApplies(tellsOf, row, event, now())) return undefined
    const previous = readPreviousDetails(formerly)
    if (isReverted(tellsOf, previous, event)) return undefined
    // Checked after the event was read: a change it missed has its email here.
    if (await isRepeatedLater(db, { _id, registrationId, tellsOf })) return undefined
    const here = collegeIn(await college(), row.language)
    const parts = registrationEmail(tellsOf, await emailFacts(deps, row, event, previous))
    const ticket = withTicket.includes(tellsOf) ? await ticketOf({ db, now }, row) : undefined
    const hasEntry = row.state === 'registered' && withCalendar.includes(tellsOf)
    const calendar = hasEntry ? await calendarOf(event, here, row.language) : undefined
    return {
      ...emailTemplate(
        { ...parts, ticketCode: ticket && formatCode(ticket.code) },
        here,
        row.language,
      ),
      ...(ticket && { attachments: ticketFiles(ticket.text) }),
      ...(calendar && { calendar }),
      _id,
      recipient,
      replyTo,
    }
  }
}

/** Emails about registrations, rendered when they are sent, or dropped. */
export function createRegistrationEmails(deps: Deps): QueueRules {
  const writeNews = createNewsWriter(deps)
  return {
    restsAfterFailure: true,
    write: async (mail) => {
      const { tellsOf } = mail
      if (tellsOf === null) return undefined
      return tellsOf === 'message' ? writeEventEmail(deps, mail) : writeNews(mail, tellsOf)
    },
  }
}
