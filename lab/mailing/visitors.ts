import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const pauseMilliseconds = 5

/** Retries once, as browsers do, if the server closes a kept-alive connection just as it is reused. */
function ask(url: string, agent: Agent, askedAt = performance.now()): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const asking = get(url, { agent }, (response) => {
    response.resume().on('end', () => {
      if (response.statusCode === 200) resolve(performance.now() - askedAt)
      else reject(new Error(`${url} is answered with ${response.statusCode}`))
    })
  })
  asking.on('error', (error) => {
    if (asking.reusedSocket) resolve(ask(url, agent, askedAt))
    else reject(error)
  })
  return promise
}

/**
 * Requests a page two hundred times a second, whether or not earlier responses have arrived, until
 * `until` resolves. Returns the 99th percentile in milliseconds.
 */
export async function p99While(url: string, until: Promise<unknown>): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const answers: Promise<number>[] = []
  let isOver = false
  const over = () => {
    isOver = true
  }
  void until.then(over, over)
  while (!isOver) {
    const answer = ask(url, agent)
    // Reported below, with the others.
    answer.catch(over)
    answers.push(answer)
    await sleep(pauseMilliseconds)
  }
  const times = (await Promise.all(answers)).toSorted((one, other) => one - other)
  agent.destroy()
  return times[Math.floor(times.length * 0.99)] ?? 0
}
