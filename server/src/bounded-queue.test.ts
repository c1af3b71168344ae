import { expect, test } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

test('runs so many at once, lets so many wait, and refuses the rest', async () => {
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
