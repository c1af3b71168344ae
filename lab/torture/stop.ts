import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventCalls } from 'testing/event-calls.ts'
import type { WebServer } from '../web-server.ts'
import { type Desk, deskJournal, openDesk, refusedSessions } from './desk.ts'
import type { Journal } from './journal.ts'
import { lookAround, pictureFaults } from './look.ts'
import { count, never, neverAny, type Part } from './part.ts'
import { reads, sendMessage } from './requests.ts'
import { ask, send } from './send.ts'
import { steadyLoad } from './steady-load.ts'

const perSecond = 200
const calmMilliseconds = 300
const pollMilliseconds = 20

type Round = { server: WebServer; desk: Desk; journal: Journal; number: number }

/** Load until the server reports that it isn't ready, like a load balancer; the last request uploads a picture. */
async function stopUnderLoad({ server, desk, journal, number }: Round) {
  const { child, origin } = server
  const unanswered: string[] = []
  let answered = 0
  const requested = Object.values(reads(desk))
  const judge = ({ status, fault }: { status: number; fault: string }, what: string) => {
    if (status === 200 || status === 201) answered++
    else unanswered.push(`${what}: ${status} ${fault}`)
  }
  const endLoad = steadyLoad(perSecond, async (at) => {
    if (at % 5 === 0) {
      const key = `stop-${number}-${at}`
      return judge(await sendMessage({ origin, journal }, key), 'message')
    }
    const { path, init } = requested[at % requested.length] ?? { path: '/' }
    judge(await ask(origin + path, init), path)
  })
  await sleep(calmMilliseconds + Math.random() * calmMilliseconds)
  const title = `stop-${number}`
  const change = { kind: 'event', key: title, to: '', planned: 201 }
  const upload = journal.write(change, () => eventCalls(origin, desk.admin).create({ title }))
  const exited = once(child, 'exit')
  const toldAt = performance.now()
  child.kill('SIGTERM')
  while ((await send(`${origin}/readyz`)) === 200) await sleep(pollMilliseconds)
  await endLoad()
  if (!(await upload)) unanswered.push('upload')
  const [code] = await exited
  return {
    answered,
    unanswered,
    code: Number(code ?? -1),
    milliseconds: performance.now() - toldAt,
  }
}

/** SIGTERM under load: accepted requests are answered, and the process exits. */
export const stop: Part = {
  size: 100,
  run: async ({ place, size, say }) => {
    let server = await place.start()
    const desk = await openDesk(server.origin, place)
    const journal = deskJournal()
    const rounds: Awaited<ReturnType<typeof stopUnderLoad>>[] = []
    for (let number = 1; number <= size; number++) {
      rounds.push(await stopUnderLoad({ server, desk, journal, number }))
      server = await place.start()
      if (number % Math.ceil(size / 10) === 0) say(`  ${number} of ${size} stops`)
    }
    const rejected = await refusedSessions(server.origin, desk)
    const { lost, doubled } = journal.check(await lookAround(place))
    await server.stop()
    const pictures = await pictureFaults(place)
    const unanswered = rounds.flatMap((round) => round.unanswered)
    const slowest = Math.max(...rounds.map(({ milliseconds }) => milliseconds))
    const answered = rounds.reduce((sum, round) => sum + round.answered, 0)
    return [
      count('stops', rounds.length),
      count(`requests answered, at ${perSecond} a second`, answered),
      neverAny('accepted requests without a response', unanswered, say),
      never('exits with a code other than 0', rounds.filter(({ code }) => code !== 0).length),
      {
        name: 'from the signal to the exit, longest',
        value: Math.round(slowest),
        unit: 'ms',
        atMost: 10_000,
      },
      neverAny('acknowledged writes that were lost', lost, say),
      neverAny('writes that exist twice', doubled, say),
      neverAny('picture files without rows, rows without files', pictures, say),
      never('earlier sessions that are rejected', rejected),
    ]
  },
}
