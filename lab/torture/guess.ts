import { login } from 'contract/accounts/account'
import { listEvents } from 'contract/events/events'
import { hashPassword } from 'server/src/platform/runtime/passwords.ts'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { end, ask as order, startHelper } from '../processes.ts'
import type { Guesses, GuessOrder } from './guessers.ts'
import { count, never, type Part } from './part.ts'
import { ask, json } from './send.ts'
import { steadyLoad } from './steady-load.ts'

const visitorsPerSecond = 40
const students = 60
const emails = Array.from({ length: students }, (_, at) => `student-${at}@college.test`)
const unknown = Array.from({ length: students }, (_, at) => `nobody-${at}@college.test`)

/** One network and one account, in all spellings. */
const variants = ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '203.0.113.7:5000']
const spelledEmails = ['guessed@college.test', ' Guessed@College.test', 'GUESSED@COLLEGE.TEST ']
const triesAllowed = 10

const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN

function sendLogin(origin: string, email: string, password: string, network: string) {
  const { headers, ...init } = json(login.method, { email, password })
  return ask(origin + login.url, { ...init, headers: { ...headers, 'x-forwarded-for': network } })
}

const homes = 5
/** A student logs in from the usual network. */
const signInAtHome = (origin: string, number: number) => {
  const student = number % homes
  return sendLogin(origin, `home-${student}@college.test`, studentPassword, `192.0.2.${student}`)
}
const signInElsewhere = (origin: string, number: number, round: number) => {
  const email = `welcome-${number % students}@college.test`
  return sendLogin(origin, email, studentPassword, `203.0.${114 + round}.${number}`)
}

/** Response times for visitors and students: a list, and correct logins from known and new networks. */
async function measure(origin: string, seconds: number, round: number) {
  const lists: number[] = []
  const atHome: number[] = []
  const elsewhere: number[] = []
  let rejected = 0
  const endLists = steadyLoad(visitorsPerSecond, async () => {
    const askedAt = performance.now()
    if ((await ask(origin + listEvents.url)).status === 200) lists.push(performance.now() - askedAt)
  })
  const endLogins = steadyLoad(1, async (number) => {
    const askedAt = performance.now()
    const isAtHome = number % 2 === 0
    const { status } = isAtHome
      ? await signInAtHome(origin, number)
      : await signInElsewhere(origin, number, round)
    if (status !== 200 && isAtHome) rejected++
    const times = isAtHome ? atHome : elsewhere
    times.push(status === 200 ? performance.now() - askedAt : Number.POSITIVE_INFINITY)
  })
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  await Promise.all([endLists(), endLogins()])
  return {
    lists: percentile(lists, 0.99),
    atHome: Math.max(...atHome),
    elsewhere: percentile(elsewhere, 0.5),
    sent: atHome.length + elsewhere.length,
    refused: rejected,
  }
}

/** Statuses of eleven wrong logins to one account from one network, each spelled differently. */
async function guessSpelled(origin: string): Promise<number[]> {
  const statuses: number[] = []
  for (let at = 0; at <= triesAllowed; at++) {
    const email = spelledEmails[at % spelledEmails.length] ?? ''
    const network = variants[at % variants.length] ?? ''
    statuses.push((await sendLogin(origin, email, 'wrong', network)).status)
  }
  return statuses
}

/** A crowd guesses passwords while others read and log in. */
export const guess: Part = {
  size: 500,
  run: async ({ place, size, seconds }) => {
    const server = await place.start({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' })
    const { origin } = server
    await place.look(async ({ db }) => {
      const passwordHash = await hashPassword(studentPassword)
      for (const email of [...emails, 'guessed@college.test'])
        await aStudent(db, { email, passwordHash })
      for (let at = 0; at < homes; at++)
        await aStudent(db, { email: `home-${at}@college.test`, passwordHash })
      for (let at = 0; at < students; at++)
        await aStudent(db, { email: `welcome-${at}@college.test`, passwordHash })
    })
    for (let at = 0; at < homes; at++) await signInAtHome(origin, at)
    await measure(origin, 2, 0)
    const calm = await measure(origin, seconds(15, 3), 1)
    const crowd = startHelper('torture/guessers.ts')
    const sent: GuessOrder = {
      origin,
      connections: size,
      seconds: seconds(30, 4) + 2,
      emails: [...emails, ...unknown],
    }
    const guessing = order<Guesses>(crowd, sent)
    const besieged = await measure(origin, seconds(30, 4), 2)
    const { answers } = await guessing
    await end(crowd)
    const statuses = await guessSpelled(origin)
    const isAlive = server.child.exitCode === null
    await server.stop()
    const round = (value: number) => Math.round(value * 100) / 100
    return [
      ...[401, 429, 503].map((status) => count(`guesses answered ${status}`, answers[status] ?? 0)),
      never(
        'guesses answered otherwise',
        Object.entries(answers).reduce(
          (sum, [status, many]) => sum + (['401', '429', '503'].includes(status) ? 0 : many),
          0,
        ),
      ),
      count('visitors, p99, calm', round(calm.lists), 'ms'),
      count('visitors, p99, under attack', round(besieged.lists), 'ms'),
      {
        name: 'ratio of the second to the first',
        value: round(besieged.lists / calm.lists),
        unit: '',
        atMost: 3,
      },
      count('correct logins under attack', besieged.sent),
      count('correct logins from trusted networks, slowest, calm', Math.round(calm.atHome), 'ms'),
      {
        name: 'correct logins from trusted networks, slowest, under attack',
        value: Math.round(besieged.atHome),
        unit: 'ms',
        atMost: 3_000,
      },
      count('correct logins from new networks, median', Math.round(besieged.elsewhere), 'ms'),
      never('correct logins from trusted networks that were rejected', besieged.refused),
      never(
        'eleventh tries that were let through, however spelled',
        statuses.slice(triesAllowed).filter((status) => status !== 429).length +
          statuses.slice(0, triesAllowed).filter((status) => status !== 401).length,
      ),
      never('servers that exited', isAlive ? 0 : 1),
    ]
  },
}
