/** A crowd in a separate process: each repeats a wrong login as soon as it is answered. */
import { Agent, request } from 'node:http'
import { constants, setPriority } from 'node:os'
import { login } from 'contract/accounts/account'
import { networkOf } from './crowd-networks.ts'

// A crowd's own processor time isn't the server's.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

export type GuessOrder = { origin: string; connections: number; seconds: number; emails: string[] }
export type Guesses = { answers: Record<number, number> }

/** The maximum length of a password. */
const password = 'x'.repeat(128)

function guess(agent: Agent, { origin, emails }: GuessOrder, guesser: number, round: number) {
  const { promise, resolve } = Promise.withResolvers<number>()
  const email = emails[(guesser * 7 + round) % emails.length]
  const body = JSON.stringify({ email, password })
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'x-forwarded-for': networkOf(guesser),
  }
  request(origin + login.url, { method: login.method, agent, headers }, (answer) => {
    answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
  })
    .once('error', () => resolve(0))
    .end(body)
  return promise
}

async function guessOn(order: GuessOrder): Promise<Guesses> {
  const agent = new Agent({ keepAlive: true, maxSockets: order.connections })
  const answers: Record<number, number> = {}
  const endsAt = performance.now() + order.seconds * 1000
  const work = async (_: unknown, guesser: number) => {
    for (let round = 0; performance.now() < endsAt; round++) {
      const status = await guess(agent, order, guesser, round)
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: order.connections }, work))
  agent.destroy()
  return { answers }
}

process.on('message', async (order: GuessOrder) => process.send?.(await guessOn(order)))
process.on('disconnect', () => process.exit())
