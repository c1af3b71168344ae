import { hashSync } from '@node-rs/argon2'
import { passwordProblem } from 'contract/accounts/password-rule'
import { expect, test } from 'vitest'
import { processorMilliseconds } from '../../../test/processor-time.ts'
import { comparePassword, type HashClient, hashPassword, waitingPasswords } from './passwords.ts'

const somebody = { account: 'asha@college.test', network: '203.0.113.1', known: undefined }
const compare = (
  passwordHash: string | undefined,
  password: string,
  client: HashClient = somebody,
) => comparePassword(client, (isPassword) => isPassword(passwordHash, password))

test('a password matches only its own hash, and never an unknown account’s', async () => {
  const passwordHash = await hashPassword('blue-Kettle7')

  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await compare(passwordHash, 'blue-Kettle7')).toBe(true)
  expect(await compare(passwordHash, 'blue-Kettle8')).toBe(false)
  expect(await compare(undefined, 'blue-Kettle7')).toBe(false)
})

test('a password is the same from every keyboard, whether a letter is one character or two', async () => {
  const typed = ['\u095bमीन और आसमान', 'ज़मीन और आसमान', '\u091c\u093cमीन और आसमान']
  for (const one of typed)
    for (const other of typed) expect(await compare(await hashPassword(one), other)).toBe(true)
  expect(await compare(await hashPassword('Caf\u00e9-kettle'), 'Cafe\u0301-kettle')).toBe(true)
  expect(await compare(await hashPassword('Café-kettle'), 'Cafe-kettle')).toBe(false)
})

test('an old hash matches what was typed at the time', async () => {
  for (const typed of ['\u095bमीन और आसमान', 'Cafe\u0301-kettle', 'Ｋettle-seven']) {
    const old = hashSync(typed, { memoryCost: 8, timeCost: 1 })
    expect(await compare(old, typed)).toBe(true)
    expect(await compare(old, `${typed}x`)).toBe(false)
  }
})

test('an unknown account also costs a comparison', async () => {
  const passwordHash = await hashPassword('blue-Kettle7')
  const costOf = (hash: string | undefined) =>
    processorMilliseconds(() => compare(hash, 'blue-Kettle8'))
  const [ofNobody, ofSomebody]: [number[], number[]] = [[], []]
  // The minimum of many runs, as other work adds to it.
  for (let times = 0; times < 15; times++) {
    ofNobody.push(await costOf(undefined))
    ofSomebody.push(await costOf(passwordHash))
  }

  expect(Math.min(...ofNobody)).toBeGreaterThan(Math.min(...ofSomebody) / 2)
})

test('two hundred can wait, more are rejected, and then there is room again', async () => {
  const crowd = Array.from({ length: 260 }, () => compare(undefined, 'blue-Kettle7'))
  expect(waitingPasswords()).toBe(200)
  const statuses = await Promise.allSettled(crowd)

  const rejected = statuses.filter((status) => status.status === 'rejected')
  expect(rejected.length).toBeGreaterThan(50)
  expect(rejected.length).toBeLessThan(60)
  for (const { reason } of rejected) expect(reason.statusCode).toBe(503)
  expect(await compare(undefined, 'blue-Kettle7')).toBe(false)
}, 300_000)

test('requests without recent failures come before others, and trusted ones first', async () => {
  const served: string[] = []
  const request = (name: string, client: HashClient) =>
    comparePassword(client, async (isPassword) => {
      served.push(name)
      await isPassword(undefined, 'blue-Kettle7')
    })
  // Unique names, since failures are remembered per process.
  const at = (place: string, account = place) => ({
    account: `${account} in line`,
    network: `${place} in line`,
    known: undefined,
  })
  await request('', at('first', 'failing'))
  // As many as run at once; the others queue.
  const busy = Array.from({ length: 8 }, (_, count) => request('busy', at(`busy ${count}`)))

  await Promise.all([
    ...busy,
    request('both failed', at('first', 'failing')),
    request('account failed', at('second', 'failing')),
    request('network failed', at('first', 'another')),
    request('fresh', at('fourth')),
    request('browser', { ...at('first', 'failing'), known: 'browser' }),
    request('at home', { ...at('first', 'third'), known: 'network' }),
  ])

  const order = served.filter((name) => !['', 'busy'].includes(name))
  expect(order).toEqual([
    'browser',
    'at home',
    'fresh',
    'account failed',
    'network failed',
    'both failed',
  ])
})

test('a common password is one in every width of its letters', () => {
  const common = new Set(['password'])
  const setting = { minimum: 6, collegeName: 'Meadow', common }
  expect(passwordProblem('ｐａｓｓｗｏｒｄ', setting)).toBe(passwordProblem('password', setting))
  expect(passwordProblem('ｐａｓｓｗｏｒｄ', setting)).toBeDefined()
})
