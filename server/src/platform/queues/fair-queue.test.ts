import { expect, onTestFinished, test, vi } from 'vitest'
import { fairQueue, type Waiting } from './fair-queue.ts'

function aBusyQueue(waiting: number) {
  const run = fairQueue({ atOnce: 1, waiting, delayRejection: async () => undefined })
  const gate = Promise.withResolvers<void>()
  const served: string[] = []
  const rejected: string[] = []
  const all = [run({ group: '', rank: () => 0 }, () => gate.promise)]
  return {
    run,
    served,
    refused: rejected,
    stand: (name: string, who: Partial<Waiting> = {}) => {
      const task = run({ group: name, rank: () => 0, ...who }, async () => void served.push(name))
      all.push(task.catch(() => void rejected.push(name)))
    },
    goOn: async () => {
      gate.resolve()
      await Promise.all(all)
    },
  }
}

test('groups of one rank take turns, after those of a better rank', async () => {
  const { stand, goOn, served } = aBusyQueue(10)
  for (const name of ['a1', 'a2', 'a3']) stand(name, { group: 'a' })
  stand('b1', { group: 'b' })
  stand('late', { rank: () => 1 })
  stand('office', { rank: () => -1 })

  await goOn()

  expect(served).toEqual(['office', 'a1', 'b1', 'a2', 'a3', 'late'])
})

test('the rank that counts is the current one when a slot becomes free', async () => {
  const { stand, goOn, served } = aBusyQueue(10)
  let failed = 0
  stand('failing', { rank: () => failed })
  stand('other')
  failed = 1

  await goOn()

  expect(served).toEqual(['other', 'failing'])
})

test('when the queue is full, the last of the worst rank and the largest group is rejected', async () => {
  const { run, stand, goOn, served, refused } = aBusyQueue(4)
  for (const name of ['a1', 'a2', 'a3']) stand(name, { group: 'a' })
  stand('b1', { group: 'b' })
  stand('c1', { group: 'c' })
  stand('a4', { group: 'a' })
  stand('late', { rank: () => 1 })
  stand('office', { rank: () => -1 })
  expect(run.waiting()).toBe(4)

  await goOn()

  expect(served).toEqual(['office', 'a1', 'b1', 'c1'])
  expect(refused.toSorted()).toEqual(['a2', 'a3', 'a4', 'late'])
})

test('a queued request that is evicted is delayed like a rejected one', async () => {
  const notified = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const run = fairQueue({ atOnce: 1, waiting: 1, delayRejection: () => notified.promise })
  const all = [run({ group: 'first', rank: () => 0 }, () => gate.promise)]
  const rejected: string[] = []
  for (const [group, rank] of [
    ['gives way', 1],
    ['stands', 0],
    ['turned away', 1],
  ] as const) {
    const who = { group, rank: () => rank }
    all.push(run(who, async () => undefined).catch(() => void rejected.push(group)))
  }
  gate.resolve()
  await Promise.all([all[0], all[2]])
  expect(rejected).toEqual([])

  notified.resolve()
  await Promise.all(all)
  expect(rejected).toEqual(['gives way', 'turned away'])
})

test('a failed task frees its slot', async () => {
  const run = fairQueue({ atOnce: 1, waiting: 1, delayRejection: async () => undefined })
  const who = { group: 'a', rank: () => 0 }
  const failing = run(who, () => Promise.reject(new Error('broken')))
  const next = run(who, async () => 'done')

  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await run(who, async () => 'again')).toBe('again')
})

test('a request that has waited too long is rejected, and uses no slot', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const run = fairQueue({
    atOnce: 1,
    waiting: 10,
    longestMilliseconds: 1_000,
    delayRejection: async () => undefined,
  })
  const gate = Promise.withResolvers<void>()
  const who = { group: 'a', rank: () => 0 }
  const first = run(who, () => gate.promise)
  const second = run(who, async () => 'served')
  const rejected = expect(second).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 })
  vi.advanceTimersByTime(1_000)
  await rejected
  const third = run(who, async () => 'served')
  gate.resolve()
  await first

  expect(await third).toBe('served')
})
