import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createBodyTurns } from './body-turns.ts'

const from = (ip: string) => ({ ip }) as FastifyRequest
const long = 60_000

test('one long body is processed in each turn of the event loop, networks in turn', async () => {
  const turn = createBodyTurns()
  const begun: string[] = []
  const send = (ip: string, letters = long) =>
    turn(from(ip), letters).then(() => void begun.push(ip))
  const crowd = Array.from({ length: 20 }, () => send('192.0.2.1'))
  await setImmediate()
  const before = begun.length
  expect(before).toBeLessThan(20)

  const others = [send('192.0.2.2'), send('192.0.2.3', 200)]
  await Promise.all(others)

  expect(begun.slice(before)).toContain('192.0.2.2')
  expect(begun.length).toBeLessThan(before + 6)
  await Promise.all(crowd)
})
