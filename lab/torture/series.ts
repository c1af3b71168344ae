import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { moveEvent, repeatEvent } from 'contract/events/event-lifecycle'
import { dayMilliseconds, hourMilliseconds } from 'contract/platform/durations'
import type { OpenDatabase } from 'server/src/platform/db/open.ts'
import { enterWorkshop } from 'server/test/a-workshop.ts'
import type { WebServer } from '../web-server.ts'
import { openDesk } from './desk.ts'
import { count, neverAny, type Part } from './part.ts'
import { ask, json } from './send.ts'
import type { Place } from './work-folder.ts'

const events = 60
const weekMilliseconds = 7 * dayMilliseconds

type Db = OpenDatabase['db']
type ActedEvent = { name: string; url: string; body: object; isDone: (db: Db) => Promise<Status> }
/** Everything, nothing, or an error: a part of it. */
type Status = 'all' | 'none' | 'part'

const readAll = (db: Db, title: string) =>
  db.selectFrom('events').selectAll().where('title', '=', title).orderBy('date').execute()

/** Repeats an event sixty times, each with its seats. */
const repeat = (title: string, { _id, date }: { _id: string; date: string }): ActedEvent => ({
  name: `${title}, repeated`,
  url: repeatEvent.url.replace(':_id', _id),
  body: { seen: { date }, every: 'week', count: events },
  isDone: async (db) => {
    const rows = await readAll(db, title)
    const { seats } = await db
      .selectFrom('eventSeats')
      .select(({ fn }) => fn.countAll().as('seats'))
      .where(
        'eventId',
        'in',
        rows.map((row) => row._id),
      )
      .executeTakeFirstOrThrow()
    const series = new Set(rows.map(({ seriesId }) => seriesId))
    if (rows.length === 1 && series.has(null)) return 'none'
    const dates = new Set(rows.map(({ seriesAt }) => seriesAt))
    const isFull = dates.size === events && series.size === 1 && Number(seats) === events
    return rows.length === events && isFull ? 'all' : 'part'
  },
})

/** Moves the whole series by an hour. */
const move = (title: string, { _id, date }: { _id: string; date: string }): ActedEvent => {
  const to = Date.parse(date) + hourMilliseconds
  return {
    name: `${title}, moved`,
    url: moveEvent.url.replace(':_id', _id),
    body: { seen: { date }, date: new Date(to).toISOString(), which: 'later' },
    isDone: async (db) => {
      const rows = await readAll(db, title)
      const late = rows.map(
        (row, at) => Date.parse(row.date) - Date.parse(date) - at * weekMilliseconds,
      )
      if (late.every((one) => one === 0)) return 'none'
      return late.every((one) => one === to - Date.parse(date)) ? 'all' : 'part'
    },
  }
}

/**
 * The server dies at a random moment of an action, and the result is checked; then the action is
 * repeated until it succeeds.
 */
async function killDuring(
  { db, place, admin }: { db: Db; place: Place; admin: string },
  start: WebServer,
  { name, url, body, isDone }: ActedEvent,
  longest: number,
) {
  const errors: string[] = []
  const press = (origin: string) => ask(origin + url, json('POST', body, admin))
  const answer = press(start.origin)
  await sleep(Math.random() * longest)
  const gone = once(start.child, 'exit')
  if (start.child.kill('SIGKILL')) await gone
  const { status } = await answer
  const server = await place.start()
  const first = await isDone(db)
  if (first === 'part') errors.push(`${name}: a part of it is there`)
  if (status === 200 && first !== 'all') errors.push(`${name}: acknowledged, and not there`)
  const pressedAt = performance.now()
  const again = await press(server.origin)
  const milliseconds = performance.now() - pressedAt
  if (again.status !== (first === 'all' ? 409 : 200))
    errors.push(`${name}: ${again.status} after ${first}: ${again.text}`)
  if ((await isDone(db)) !== 'all') errors.push(`${name}: not done in the end`)
  return { server, faults: errors, first, wasAnswered: status !== 0, milliseconds }
}

/** SIGKILL while an event is repeated sixty times, and while the whole series is moved: all or nothing. */
export const series: Part = {
  size: 30,
  run: ({ place, size, say }) =>
    place.look(async ({ db }) => {
      let server = await place.start()
      const { admin } = await openDesk(server.origin, place)
      const results: Awaited<ReturnType<typeof killDuring>>[] = []
      // Up to half as long again as the last undisturbed action, so that only some are interrupted.
      let longest = 0
      for (let at = 0; at < size; at++) {
        const title = `Series ${at}`
        const _id = await enterWorkshop(db, { capacity: 5 })
        await db.updateTable('events').set({ title }).where('_id', '=', _id).execute()
        const event = async () => ({ _id, date: (await readAll(db, title))[0]?.date ?? '' })
        for (const acted of [repeat, move]) {
          const one = await killDuring(
            { db, place, admin },
            server,
            acted(title, await event()),
            longest,
          )
          server = one.server
          if (one.first === 'none') longest = 1.5 * one.milliseconds
          results.push(one)
        }
      }
      await server.stop()
      const sum = (status: Status) => results.filter(({ first }) => first === status).length
      return [
        count('kills during a click that changes sixty events', results.length),
        count('after which the whole change was there', sum('all')),
        count('after which none of it was there', sum('none')),
        count('answered before the kill', results.filter((one) => one.wasAnswered).length),
        neverAny(
          'clicks that were half done, lost or applied twice',
          results.flatMap((one) => one.faults),
          say,
        ),
      ]
    }),
}
