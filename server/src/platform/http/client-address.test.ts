import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { clientHeader, clientOf } from './client-address.ts'
import { internalAddress } from './request-id.ts'

const request = (remoteAddress: string, given?: string) =>
  ({
    ip: remoteAddress,
    headers: given ? { [clientHeader]: given } : {},
    socket: { remoteAddress },
  }) as unknown as FastifyRequest

test('a request belongs to its network, and one made while rendering a page to the page’s reader', () => {
  expect(clientOf(request('203.0.113.7'))).toBe('203.0.113.7')
  expect(clientOf(request(internalAddress, '203.0.113.7'))).toBe('203.0.113.7')
})

test('nobody outside can claim to ask for someone else', () => {
  expect(clientOf(request('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7')
})
