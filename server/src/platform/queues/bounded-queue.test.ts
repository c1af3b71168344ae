import { expect, test } from 'vitest'
import { boundedQueue, type Turn } from './bounded-queue.ts'

test('runs a limited number at once, queues a limited number, and rejects the rest', async () => {
  const run = boundedQueue({ atOnce: 2, waiting: 1 })
  const started: string[] = []
  const task = (name: string) => {
    const gate = Promise.withResolvers<void>()
    const done = run(async () => {
      started.push(name)
      await gate.promise
      return name
    })
    return { done, finish: gate.resolve, fail: gate.reject }
  }

  const [first, second, third] = [task('first'), task('second'), task('third')]
  await expect(task('fourth').done).rejects.toMatchObject({ statusCode: 503 })
  expect(started).toEqual(['first', 'second'])

  first.fail(new Error('broken'))
  await expect(first.done).rejects.toThrow('broken')
  third.finish()
  expect(await third.done).toBe('third')

  second.finish()
  const fifth = task('fifth')
  fifth.finish()
  expect(await Promise.all([second.done, fifth.done])).toEqual(['second', 'fifth'])
})

test('the queue is first in, first out, and each key has its own', async () => {
  const run = boundedQueue({ atOnce: 1, waiting: 2 })
  const served: string[] = []
  const gate = Promise.withResolvers<void>()
  const running = run(() => gate.promise)
  const stand = (name: string, turn?: Turn) => run(async () => served.push(name), turn)

  const line = [stand('a'), stand('b'), stand('office', 'first')]
  await expect(stand('c')).rejects.toMatchObject({ statusCode: 503 })
  expect(run.waiting()).toBe(3)
  gate.resolve()
  await Promise.all([running, ...line])

  expect(served).toEqual(['office', 'a', 'b'])
})
