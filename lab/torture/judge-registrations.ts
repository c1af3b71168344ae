import type { Db } from 'server/src/platform/db/open.ts'
import type { CaughtMail } from 'testing/start-mail-sink.ts'
import type { Workshop } from './workshop.ts'

type Row = Awaited<ReturnType<Workshop['rows']>>[number]

const seated = ['registered', 'offered']
const inForce = [...seated, 'waiting']

/** Acknowledged registrations that are wrong, duplicated or out of order, and seats that don't add up. */
export async function rowFaults(db: Db, workshop: Workshop): Promise<string[]> {
  const { eventId, title, tokens, left, accepted, capacity, story } = workshop
  const rows = await workshop.rows()
  const stateOf = new Map(rows.map(({ token, state }) => [token, state]))
  const held = rows.filter(({ state }) => seated.includes(state))
  const waiting = rows.filter(({ state }) => state === 'waiting')
  const seats = await db
    .selectFrom('eventSeats')
    .selectAll()
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  const last = story.at(-1)?.is ?? ''
  const isOn = !['cancelled', 'postponed'].includes(last)
  const checks: [string, boolean][] = [
    ['a registration is lost', [...tokens.values()].every((token) => stateOf.has(token))],
    ['a student is there twice', new Set(rows.map((row) => row.studentId)).size === rows.length],
    ['a place in line is there twice', new Set(rows.map((row) => row.place)).size === rows.length],
    [
      'somebody has left and is there',
      [...left.keys()].every((one) => stateOf.get(one) === 'left'),
    ],
    [
      'somebody has accepted and has no seat',
      [...accepted].every((one) => stateOf.get(one) === 'registered'),
    ],
    ['more have a seat than there are', held.length <= capacity],
    ['the count of seats is wrong', seats.taken === held.length],
    ['the count of who waits is wrong', seats.waiting === waiting.length],
    ['a seat is free and somebody waits', !isOn || held.length === capacity || !waiting.length],
    [
      'somebody was passed over',
      waiting.every(({ place }) => held.every((one) => (one.place ?? 0) < (place ?? 0))),
    ],
  ]
  return checks.flatMap(([error, isFine]) => (isFine ? [] : [`${title}: ${error}`]))
}

/** How an email describes a registration's status. */
const standings: Record<string, RegExp> = {
  registered: /You have a place at|You are registered\.|You keep your place\./,
  waiting: /You are number \d+ on the waiting list/,
  offered:
    /has come free\. It is yours until|A place is held for you|A place (?:is free|has come free) for you\. (?:It is held until|Take it by)/,
}
const message: Record<string, string> = { Cancelled: 'cancelled', Postponed: 'postponed' }

/** Undefined if an email says nothing about its event. */
const toldBy = ({ subject = '', text = '' }: CaughtMail) =>
  message[subject.split(':')[0] ?? ''] ?? /^When: (.*)$/m.exec(text)?.[1]

const mailsTo = (mails: readonly CaughtMail[], { email }: Row) =>
  mails.filter(({ recipients }) => recipients[0] === email)

/** Whether the last email to a participant is true in the end. */
function isNotified({ story }: Workshop, row: Row, mails: readonly CaughtMail[]): boolean {
  const last = mailsTo(mails, row).at(-1)
  const is = story.at(-1)?.is
  if (!last || toldBy(last) !== is) return false
  return is === 'cancelled' || (standings[row.state]?.test(last.text ?? '') ?? false)
}

/** Milliseconds for which an email was outdated when it was sent; 0 if it was true. */
function staleFor({ story, left, tokens }: Workshop, mail: CaughtMail): number {
  const is = toldBy(mail)
  const notified = story.filter((chapter) => chapter.is === is)
  const overAt = Math.max(...notified.map((chapter) => chapter.overAt ?? Number.POSITIVE_INFINITY))
  const token = [...tokens].find(([{ email }]) => email === mail.recipients[0])?.[1] ?? ''
  const leftAt = left.get(token) ?? Number.POSITIVE_INFINITY
  return Math.max(0, mail.takenAt - Math.min(is === undefined ? leftAt : overAt, leftAt))
}

/** Emails with the same content to one person, beyond repeated sending and repeated changes. */
function doubled({ story }: Workshop, mails: readonly CaughtMail[]): string[] {
  const alike = Map.groupBy(mails, ({ recipients, subject, text }) =>
    [recipients[0], subject, text].join('\n'),
  )
  return [...alike].flatMap(([key, some]) => {
    const different = new Set(some.map(({ messageId }) => messageId)).size
    const times = story.filter(({ is }) => some[0] && toldBy(some[0]) === is).length
    return different > Math.max(1, times) ? [key.split('\n').slice(0, 2).join(' ')] : []
  })
}

/** Errors in the emails about a workshop. */
export async function mailFaults(workshop: Workshop, all: readonly CaughtMail[]) {
  const mails = all
    .filter(({ subject }) => subject?.endsWith(`: ${workshop.title}`))
    .toSorted((one, other) => one.takenAt - other.takenAt)
  const rows = await workshop.rows()
  const untold = rows.filter(
    (row) => inForce.includes(row.state) && !isNotified(workshop, row, mails),
  )
  return {
    untold: untold.map((row) => {
      const sent = mailsTo(mails, row).map(({ subject, text = '' }) => [
        subject,
        Object.keys(standings).filter((state) => standings[state]?.test(text)),
      ])
      return `${row.email} (${row.state}): ${JSON.stringify(sent)}, of ${JSON.stringify(workshop.story)}`
    }),
    doubled: doubled(workshop, mails),
    stale: mails.map((mail) => staleFor(workshop, mail)).filter((late) => late > 0),
  }
}
