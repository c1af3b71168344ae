import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type ReadyHeaders, sendReady } from './send-ready.ts'

const body = Buffer.from('x')

/** Sends the headers to a response that counts how often its head was written, and returns the head that it sent. */
function sending(lines = ['content-length', '1']) {
  vi.useFakeTimers({ toFake: ['Date'], now: 5_000 })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const ready: ReadyHeaders = { lines }
  let written = 0
  const send = ({ shouldKeepAlive = true, headers = {}, hasField = true } = {}) => {
    const response = {
      shouldKeepAlive,
      _header: undefined as string | undefined,
      writeHead: () => {
        written++
        if (hasField) response._header = `head ${written}`
      },
      end: () => undefined,
    }
    const request = { headers } as unknown as IncomingMessage
    sendReady(request, response as unknown as ServerResponse, ready, body)
    return response._header
  }
  return { send, written: () => written }
}

test('response headers are written once a second, for their date', () => {
  const { send } = sending()
  expect([send(), send()]).toEqual(['head 1', 'head 1'])
  vi.setSystemTime(6_000)
  expect([send(), send()]).toEqual(['head 2', 'head 2'])
})

test.each([
  ['is closed afterwards', { shouldKeepAlive: false }],
  ['expects to be told to continue', { headers: { expect: '100-continue' } }],
])('a connection that %s has its own headers, which no other gets', (_, request) => {
  const { send } = sending()
  expect([send(request), send(), send(request), send()]).toEqual([
    'head 1',
    'head 2',
    'head 3',
    'head 2',
  ])
})

test('if Node lacks the internal field, headers are written for every response', () => {
  const { send, written } = sending()
  send({ hasField: false })
  send({ hasField: false })
  expect(written()).toBe(2)
})
