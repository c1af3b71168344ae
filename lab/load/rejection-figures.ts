import { login } from 'contract/accounts/account'
import type { Figure } from '../figures.ts'
import { median } from '../median.ts'
import type { WebServer } from '../web-server.ts'
import { emailWithoutPassword, studentEmails } from './student-logins.ts'

const rounds = 400

const wrong = (email: string) => JSON.stringify({ email, password: 'not-the-Password-1' })
const kinds = {
  'unknown email': wrong('nobody@college.test'),
  'wrong password': wrong(studentEmails[0] ?? ''),
  'no password': wrong(emailWithoutPassword),
}
type Kind = keyof typeof kinds
// Safe: the object has exactly these keys.
const names = Object.keys(kinds) as Kind[]

async function timeRefusal(server: WebServer, body: string): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(server.origin + login.url, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body,
  })
  await answer.text()
  if (answer.status !== 401) throw new Error(`A wrong login is answered with ${answer.status}`)
  return performance.now() - startedAt
}

/**
 * Probability that a time of the second kind is longer than one of the first; 0.5 reveals nothing
 * (area under the ROC curve).
 */
function separation(first: number[], second: number[]): number {
  const wins = second.flatMap((b) => first.map((a) => (b > a ? 1 : b === a ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

/** Whether the time of a rejected login reveals if the account exists: three kinds, in turn. */
export async function refusalFigures(server: WebServer): Promise<Figure[]> {
  const times: Record<Kind, number[]> = {
    'unknown email': [],
    'wrong password': [],
    'no password': [],
  }
  for (let round = 0; round < rounds; round++) {
    for (const name of names) times[name].push(await timeRefusal(server, kinds[name]))
  }
  const medians = names.map((name) => median(times[name]))
  const pairs: [Kind, Kind][] = [
    ['unknown email', 'wrong password'],
    ['unknown email', 'no password'],
    ['wrong password', 'no password'],
  ]
  return [
    {
      name: 'ratio of the slowest median of a rejected login to the fastest, by kind',
      value: Math.round((Math.max(...medians) / Math.min(...medians)) * 1000) / 1000,
      unit: '',
      atMost: 1.05,
    },
    ...pairs.map(([first, second]) => ({
      name: `telling "${first}" from "${second}" by time`,
      value: Math.round(separation(times[first], times[second]) * 1000) / 1000,
      unit: '',
      atLeast: 0.45,
      atMost: 0.55,
    })),
  ]
}
