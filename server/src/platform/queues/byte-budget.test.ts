import { expect, test } from 'vitest'
import { byteBudget } from './byte-budget.ts'

const of = (key: string) => [{ key, most: 60 }]

test('nobody holds more than a share, nor all together more than the budget', () => {
  const budget = byteBudget(100)
  const release = budget.reserve(50, of('a'))
  expect(() => budget.reserve(11, of('a'))).toThrow(
    expect.objectContaining({ statusCode: 503, retryAfterSeconds: 5 }),
  )
  budget.reserve(50, of('b'))
  expect(() => budget.reserve(1, of('c'))).toThrow(expect.objectContaining({ statusCode: 503 }))

  release()
  expect(budget.held()).toBe(50)
  budget.reserve(50, of('a'))
})

test('releasing twice returns bytes once, and a rejection reserves nothing', () => {
  const budget = byteBudget(100)
  const both = [...of('account'), { key: 'network', most: 80 }]
  const first = budget.reserve(60, both)
  expect(() => budget.reserve(30, [{ key: 'other', most: 60 }, ...both.slice(1)])).toThrow()
  first()
  first()
  expect(budget.held()).toBe(0)
  budget.reserve(60, both)
})
