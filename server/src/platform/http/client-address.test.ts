import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { clientHeader, clientOf } from './client-address.ts'
import { ourselves } from './request-id.ts'

const request = (remoteAddress: string, given?: string) =>
  ({
    ip: remoteAddress,
    headers: given ? { [clientHeader]: given } : {},
    socket: { remoteAddress },
  }) as unknown as FastifyRequest

test('a request is of its network, and one of a page of whom the page is drawn for', () => {
  expect(clientOf(request('203.0.113.7'))).toBe('203.0.113.7')
  expect(clientOf(request(ourselves, '203.0.113.7'))).toBe('203.0.113.7')
})

test('nobody outside says that another asks', () => {
  expect(clientOf(request('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7')
})
