import { cancelEvent, moveEvent, postponeEvent, resumeEvent } from 'contract/events/event-lifecycle'
import { dayMilliseconds } from 'contract/platform/durations'
import { eventWhen } from 'server/src/events/details/event-when.ts'
import type { OpenDatabase } from 'server/src/platform/db/open.ts'
import { readLinkTokens } from 'server/src/platform/http/link-tokens.ts'
import { enterWorkshop } from 'server/test/a-workshop.ts'
import { press, type Student } from '../seats/crowd.ts'
import { ask, json } from './send.ts'
import { insist, type TwoNodes } from './two-nodes.ts'

type Event = { date: string; state: string | null }
/** A state of the event over time: its date, or that it is cancelled. */
export type Chapter = { is: string; overAt?: number }
export type Workshop = Awaited<ReturnType<typeof openWorkshop>>
type Site = { db: OpenDatabase['db']; nodes: TwoNodes; admin: string }

const isOf = ({ date, state }: Event) => state ?? eventWhen.whole({ date })
const calls = { cancelled: cancelEvent, postponed: postponeEvent, resumed: resumeEvent } as const

/** The body of an action. */
function saidBy(what: keyof typeof calls | number, { date }: Event) {
  if (what === 'resumed') return {}
  if (typeof what !== 'number') return { reason: 'The hall is flooded' }
  return { date: new Date(Date.parse(date) + what * dayMilliseconds).toISOString() }
}

/** A workshop, the actions of staff and students, and what was acknowledged. */
export async function openWorkshop({ db, nodes, admin }: Site, title: string, capacity: number) {
  const eventId = await enterWorkshop(db, { capacity })
  await db.updateTable('events').set({ title }).where('_id', '=', eventId).execute()
  const read = (): Promise<Event> =>
    db
      .selectFrom('events')
      .select(['date', 'state'])
      .where('_id', '=', eventId)
      .executeTakeFirstOrThrow()
  const story: [Chapter, ...Chapter[]] = [{ is: isOf(await read()) }]
  const tokens = new Map<Student, string>()
  const left = new Map<string, number>()
  const accepted = new Set<string>()
  const unplanned: string[] = []

  /** Records the event's state if it has changed. */
  async function note(): Promise<Event> {
    const event = await read()
    const last = story.at(-1)
    if (last && last.is !== isOf(event)) {
      last.overAt = performance.now()
      story.push({ is: isOf(event) })
    }
    return event
  }

  /** One action of staff. Returns the status; 0 without a response or database. */
  async function pressOnce(origin: string, what: keyof typeof calls | number, event: Event) {
    const seen = { date: event.date, ...(event.state && { state: event.state }) }
    const { url } = typeof what === 'number' ? moveEvent : calls[what]
    const body = json('POST', { seen, ...saidBy(what, event) }, admin)
    const { status, text } = await ask(origin + url.replace(':_id', eventId), body)
    if (![0, 200, 409, 503].includes(status)) unplanned.push(`${what}: ${status} ${text}`)
    return status === 503 ? 0 : status
  }

  /** One action on the registration's page, repeated until there is a response. */
  const pressAct = (token: string, act: 'leave' | 'accept', first: number) =>
    insist(nodes, first, async (origin) => {
      const { status, headers } = await ask(`${origin}/registrations/${token}`, {
        method: 'POST',
        body: new URLSearchParams({ act }),
      })
      const text = new URL(headers.get('location') ?? '/', origin).searchParams.get('said')
      if (status === 303 && text !== 'failed') return text
      if (![0, 303, 503].includes(status)) unplanned.push(`${act}: ${status}`)
      return undefined
    })

  return {
    ...{ eventId, title, capacity, story, tokens, left, accepted, unplanned, note },
    rows: async () => {
      const { tokenOf } = await readLinkTokens(db)
      const stored = await db
        .selectFrom('registrations')
        .selectAll()
        .where('eventId', '=', eventId)
        .orderBy('place')
        .execute()
      return stored.map((row) => ({ ...row, token: tokenOf(row._id) }))
    },
    register: (student: Student, first: number) =>
      insist(nodes, first, async (origin) => {
        const { token, said } = await press(origin, eventId, student)
        if (said && !said.startsWith('503') && !said.includes('said=failed')) unplanned.push(said)
        if (token) tokens.set(student, token)
        return token
      }),
    async leave(token: string, first: number) {
      if ((await pressAct(token, 'leave', first)) === 'left') left.set(token, performance.now())
    },
    async accept(token: string, first: number) {
      if ((await pressAct(token, 'accept', first)) === 'accepted') accepted.add(token)
    },
    /** Repeats an action until the event has this state: a number moves it by days. */
    async change(what: keyof typeof calls | number, first: number): Promise<void> {
      const event = await note()
      const status = await insist(
        nodes,
        first,
        async (origin) => (await pressOnce(origin, what, event)) || undefined,
      )
      const after = await note()
      // A 409 means that the previous attempt, without a response, succeeded.
      if (status === 409 && isOf(after) === isOf(event)) unplanned.push(`${what}: 409 for nothing`)
    },
    /** Two people take different actions at the same moment. */
    async race(at: number): Promise<void> {
      const event = await note()
      const other = at % 4 < 2 ? 'cancelled' : 'postponed'
      const statuses = await Promise.all([
        pressOnce(nodes.origin(at), 2, event),
        pressOnce(nodes.origin(at + 1), other, event),
      ])
      const { state, date } = await note()
      if (statuses.filter((status) => status === 200).length > 1)
        unplanned.push(`of two that pressed at once, two were told that it is done`)
      if (state !== null && date !== event.date)
        unplanned.push('of two that pressed at once, both changed something')
    },
  }
}
