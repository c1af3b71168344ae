import { randomBytes } from 'node:crypto'
import { forEachCacheTag } from 'contract/cache-tags'
import { expect, test } from 'vitest'
import { createCachedResponses } from './cached-responses.ts'

const never = async () => ({ answered: Infinity, rendered: Infinity })

function keptAnswers({ isBrief = false } = {}) {
  const versions = new Map<unknown, number>()
  const cached = createCachedResponses({
    changes: {
      versions: () => versions,
      version: () => 0,
      lastKnown: () => versions,
      refresh: async () => undefined,
      commit: () => Promise.reject(new Error('Nothing changes')),
    },
    nextChanges: forEachCacheTag(() => never),
    reachability: { wasAway: () => false, isAway: async () => false },
    now: () => new Date(0),
    isOn: true,
  })
  const made: string[] = []
  const request = (key: string, body: Buffer, acceptEncoding = 'gzip') => {
    const work = async () => {
      made.push(key)
      return { headers: {}, body, isBrief: isBrief && key.startsWith('search') }
    }
    return cached.answer({ key, tags: ['events'], work }, acceptEncoding)
  }
  return { kept: cached, made, ask: request }
}

test('copies in each encoding count towards the size of the cache', async () => {
  const { kept, made, ask } = keptAnswers()
  // Incompressible, so that each encoding weighs as much again.
  const body = randomBytes(7 * 1024 * 1024)
  const keys = ['a', 'b', 'c', 'd']
  for (const key of keys) await ask(key, body)

  for (const key of ['b', 'c', 'a']) await ask(key, body)

  expect(made).toEqual([...keys, 'a'])
  expect(kept.bytes()).toBeGreaterThan(6 * body.length)
})

test('a response sent uncompressed counts once', async () => {
  const { kept, ask } = keptAnswers()
  await ask('/one', Buffer.from('ten bytes.'), 'identity')
  const before = kept.bytes()

  await ask('/two', Buffer.alloc(1_000_010), 'identity')

  expect(kept.bytes() - 2 * before).toBe(1_000_000)
})

test('small responses fill the cache with what is stored beside them, so that no number of them fills the memory', async () => {
  const { kept, ask } = keptAnswers()

  await ask(`/${'x'.repeat(999)}`, Buffer.from('[]'), 'identity')

  expect(kept.bytes()).toBeGreaterThan(8_000)
})

test('a response without a body is also cached', async () => {
  const { made, ask } = keptAnswers()

  for (const _ of [1, 2])
    expect((await ask('/empty', Buffer.alloc(0))).fields).toHaveProperty('etag')

  expect(made).toEqual(['/empty'])
})

test('a response too large for the cache is sent and not cached', async () => {
  const { made, ask } = keptAnswers()
  const large = Buffer.alloc(49 * 1024 * 1024)
  await ask('/small', Buffer.from('small'))

  for (const _ of [1, 2]) expect((await ask('/large', large, 'identity')).body).toBe(large)
  await ask('/small', Buffer.from('small'))

  expect(made).toEqual(['/small', '/large', '/large'])
})

test('clearing the cache removes everything', async () => {
  const { kept, made, ask } = keptAnswers()
  await ask('/a', Buffer.from('a'))

  kept.clear()

  expect(kept.bytes()).toBe(0)
  await ask('/a', Buffer.from('a'))
  expect(made).toEqual(['/a', '/a'])
})

test('searches evict only other searches', async () => {
  const { made, ask } = keptAnswers({ isBrief: true })
  const body = randomBytes(1024 * 1024)
  await ask('page', body)
  for (let number = 0; number < 100; number++) await ask(`search ${number}`, body, 'identity')

  await ask('search 99', body, 'identity')
  await ask('page', body)
  expect(made).toHaveLength(101)
  await ask('search 0', body, 'identity')
  expect(made.at(-1)).toBe('search 0')
})
