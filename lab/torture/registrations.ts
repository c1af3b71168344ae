import { setTimeout as sleep } from 'node:timers/promises'
import { startMailSink } from 'testing/start-mail-sink.ts'
import { stopModes } from 'testing/start-postgres.ts'
import { addStudents, type Student } from '../seats/crowd.ts'
import { holdBack } from './database-ends.ts'
import { openDesk } from './desk.ts'
import { mailFaults, rowFaults } from './judge-registrations.ts'
import { count, never, neverAny, type Part } from './part.ts'
import { startTwo, type TwoNodes } from './two-nodes.ts'
import type { Place } from './work-folder.ts'
import { openWorkshop, type Workshop } from './workshop.ts'
import { until } from './writing.ts'

const people = 24
const seats = 10
/** The mail server takes this long per email, so that one is always being sent. */
const slowMilliseconds = 15
/** Another server takes over a killed server's email after two minutes, and only then sends that person's next one. */
const mailMilliseconds = 400_000
const longestWaitMilliseconds = 5_000
/** The longest time a server waits for sending an email. */
const staleMilliseconds = 5_000
/** Meanwhile seats are locked, and other writes wait. */
const heldTable = 'mails'

type Sink = Awaited<ReturnType<typeof startMailSink>>
type Round = { nodes: TwoNodes; place: Place; sink: Sink; workshop: Workshop; at: number }

/** Kills a server after some more emails have been sent. */
async function killWhileSending({ nodes, sink, at }: Pick<Round, 'nodes' | 'sink' | 'at'>) {
  const enough = sink.mails.length + Math.ceil(Math.random() * people)
  await until(() => sink.mails.length >= enough, longestWaitMilliseconds)
  await nodes.kill(at)
}

/** PostgreSQL stops, in one of two ways, while connections are in use. */
async function endDatabase({ place, at }: Round): Promise<number> {
  const { postgres, databaseUrl } = place
  if (!postgres || !databaseUrl) return 0
  const held = await holdBack(databaseUrl, heldTable)
  await postgres.kill(at % 2 === 0 ? stopModes.killed : stopModes.immediate)
  await sleep(Math.random() * 1_000)
  await postgres.start()
  return held
}

const some = <Item>(items: readonly Item[], most: number) => items.slice(0, most)

async function withState({ workshop }: Round, state: string): Promise<string[]> {
  const rows = await workshop.rows()
  return rows.flatMap((row) => (row.state === state && row.token ? [row.token] : []))
}

/** The workshop ends differently each time. */
async function settleState({ workshop, at }: Round): Promise<void> {
  const { state } = await workshop.note()
  if (at % 4 === 0 && state !== null) await workshop.change('resumed', at)
  if (at % 4 === 1 && state !== 'cancelled') await workshop.change('cancelled', at)
  if (at % 4 === 2 && state === null) await workshop.change('postponed', at)
  if (at % 4 === 3 && state === 'postponed') await workshop.change(3, at)
}

/** A workshop is filled, left, moved and cancelled, and each time a server dies while sending emails. */
async function play(round: Round, students: readonly Student[]): Promise<number> {
  const { workshop, at } = round
  await Promise.all([
    killWhileSending(round),
    ...students.map((student, index) => workshop.register(student, index)),
  ])
  const leaving = some(await withState(round, 'registered'), 4)
  await Promise.all([
    killWhileSending({ ...round, at: at + 1 }),
    workshop.change(1, at),
    ...leaving.map((token, index) => workshop.leave(token, index)),
  ])
  const offered = some(await withState(round, 'offered'), 2)
  const isEnd = round.place.postgres !== undefined && at % 3 === 0
  const [held] = await Promise.all([
    isEnd ? endDatabase(round) : 0,
    ...offered.map((token, index) => workshop.accept(token, index)),
  ])
  await workshop.race(at)
  await Promise.all([at % 2 === 0 && killWhileSending(round), settleState(round)])
  return held
}

const waitingMails = (place: Place) =>
  place.look(async ({ db }) => {
    const mails = await db
      .selectFrom('mails')
      .select(['recipient', 'tellsOf', 'tries'])
      .where('lane', '=', 'registrations')
      .execute()
    return mails.map(({ recipient, tellsOf, tries }) => `${recipient} ${tellsOf}, tried ${tries}`)
  })

/**
 * Servers and the database die while emails about registrations are sent: nothing is lost,
 * duplicated, or sent when outdated.
 */
export const registrations: Part = {
  size: 24,
  run: ({ place, size, say }) =>
    place.look(async ({ db }) => {
      const sink = await startMailSink()
      sink.sink.delayMilliseconds = slowMilliseconds
      const nodes = await startTwo(() => place.start(sink.variables))
      const { admin } = await openDesk(nodes.origin(0), place)
      const students = await addStudents(db, people)
      const workshops: Workshop[] = []
      let held = 0
      for (let at = 0; at < size; at++) {
        const workshop = await openWorkshop({ db, nodes, admin }, `Workshop ${at}`, seats)
        workshops.push(workshop)
        held += await play({ nodes, place, sink, workshop, at }, students)
        if ((at + 1) % Math.ceil(size / 8) === 0) say(`  ${at + 1} of ${size} workshops`)
      }
      sink.sink.delayMilliseconds = 0
      await until(async () => (await waitingMails(place)).length === 0, mailMilliseconds)
      const waiting = await waitingMails(place)
      const rows = await Promise.all(workshops.map((workshop) => rowFaults(db, workshop)))
      const notified = await Promise.all(workshops.map((one) => mailFaults(one, sink.mails)))
      const stale = notified.flatMap((one) => one.stale)
      const different = new Set(sink.mails.map(({ messageId }) => messageId)).size
      await nodes.stop()
      await sink.close()
      const ends = place.postgres ? Math.ceil(size / 3) : 0
      return [
        count('servers killed while sending', nodes.counts.kills),
        count('stops of the database', ends),
        count('statements held back at them', held),
        count(
          'registrations acknowledged',
          workshops.reduce((sum, { tokens }) => sum + tokens.size, 0),
        ),
        neverAny('registrations lost, duplicated or skipped', rows.flat(), say),
        neverAny(
          'unexpected responses',
          workshops.flatMap((one) => one.unplanned),
          say,
        ),
        neverAny('emails still waiting', waiting, say),
        count('distinct emails handed over', different),
        {
          name: 'of which again under the same Message-ID after a kill',
          value: sink.mails.length - different,
          unit: '',
          // Each server sends one email of the queue at a time.
          atMost: nodes.counts.kills + 2 * ends,
          isMust: true,
        },
        neverAny(
          'people whose last email is out of date',
          notified.flatMap((one) => one.untold),
          say,
        ),
        neverAny(
          'emails that repeat the one before',
          notified.flatMap((one) => one.doubled),
          say,
        ),
        count('emails outdated by the time they were sent', stale.length),
        {
          name: 'longest time for which one was out of date',
          value: Math.round(Math.max(0, ...stale)),
          unit: 'ms',
          atMost: staleMilliseconds,
          isMust: true,
        },
        never('servers that exited by themselves', nodes.counts.died),
      ]
    }),
}
