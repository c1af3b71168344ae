import { login } from 'contract/accounts/account'
import { adminLogin } from 'contract/accounts/admin'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import {
  describeRequest,
  type Given,
  type RandomRequest,
  randomRequests,
} from 'testing/fuzz-requests.ts'
import { judgeAnswer } from 'testing/judge-answer.ts'
import { signIn } from './desk.ts'
import { brokenDatabase, pictureFaults } from './look.ts'
import { count, never, neverAny, type Part } from './part.ts'
import { ask } from './send.ts'
import type { Place } from './work-folder.ts'
import { until } from './writing.ts'

const perBatch = 500
const atOnce = 8
const sessions = 3
const mebibyte = 1024 * 1024
const calmMilliseconds = 60_000

/** New sessions, because some calls end them, and ids of existing rows. */
async function prepare(origin: string, place: Place, batch: number): Promise<Given> {
  const email = `fuzz-${batch}@college.test`
  const ids = await place.look(async ({ db }) => {
    await aStudent(db, { email })
    const results = await Promise.all(
      (['events', 'faculty', 'contactMessages'] as const).map((table) =>
        db.selectFrom(table).select('_id').orderBy('_id', 'desc').limit(20).execute(),
      ),
    )
    return results.flat().map(({ _id }) => _id)
  })
  const cookies: string[] = []
  for (let at = 0; at < sessions; at++) {
    cookies.push(await signIn(origin + adminLogin.url, administrator))
    cookies.push(await signIn(origin + login.url, { email, password: studentPassword }))
  }
  return {
    cookies,
    ids: ids.length > 0 ? ids : [crypto.randomUUID()],
    emails: [email, `new-${batch}@college.test`],
  }
}

type Tally = { faults: string[]; answers: Map<string, number> }

/** A few requests at a time. */
async function sendAll(origin: string, requested: RandomRequest[], { faults, answers }: Tally) {
  const waiting = requested.values()
  const sendNext = async () => {
    for (const one of waiting) {
      const answer = await ask(origin + one.path, one.init)
      const error = answer.status === 0 ? `no answer: ${answer.fault}` : judgeAnswer(one, answer)
      if (error) faults.push(`${error.slice(0, 300)}\n    ${describeRequest(one)}`)
      const kind = `${Math.trunc(answer.status / 100)}xx`
      answers.set(kind, (answers.get(kind) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendNext))
}

/** Random requests derived from the contract; the same seed repeats them. */
export const fuzz: Part = {
  size: 100_000,
  run: async ({ place, size, seed, say }) => {
    const server = await place.start()
    const { origin } = server
    const tally: Tally = { faults: [], answers: new Map() }
    const batches = Math.ceil(size / perBatch)
    let before = 0
    say(`  seed ${seed}`)
    for (let batch = 0; batch < batches; batch++) {
      const given = await prepare(origin, place, batch)
      const requests = await randomRequests(given, { seed: seed + batch, count: perBatch })
      await sendAll(origin, requests, tally)
      // By then code is loaded and caches are filled.
      if (batch === Math.floor(batches / 10)) before = (await server.usage()).residentBytes
      if ((batch + 1) % Math.ceil(batches / 10) === 0)
        say(`  ${(batch + 1) * perBatch} requests, ${tally.faults.length} faults`)
    }
    const added = async () => ((await server.usage()).residentBytes - before) / mebibyte
    await until(async () => (await added()) <= 64, calmMilliseconds)
    const megabytes = await added()
    const isReady = (await ask(`${origin}/readyz`)).status === 200
    const isAlive = server.child.exitCode === null
    await server.stop()
    return [
      count('requests', batches * perBatch),
      ...[...tally.answers].sort().map(([kind, times]) => count(`answered ${kind}`, times)),
      neverAny('unexpected responses', tally.faults, say),
      never('servers that exited or are not ready', isAlive && isReady ? 0 : 1),
      neverAny('errors in the database file', brokenDatabase(place), say),
      neverAny('picture files without rows, rows without files', await pictureFaults(place), say),
      {
        name: 'memory above that after the first tenth',
        value: Math.round(megabytes),
        unit: 'MB',
        atMost: 64,
      },
    ]
  },
}
