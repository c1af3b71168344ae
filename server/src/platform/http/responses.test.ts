import { type Access, type Endpoint, failures, messageBody } from 'contract/platform/endpoint'
import { responsesOf } from 'contract/platform/responses'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const call = (access: Access) =>
  ({
    method: 'POST',
    url: '/api/call',
    access,
    summary: 'A call',
    response: { 200: messageBody, ...failures(404) },
  }) satisfies Endpoint

const statusesOf = (endpoint: Endpoint) => Object.keys(responsesOf(endpoint)).map(Number)

test('a call may answer what its access and its body can lead to, beside its own', () => {
  expect(statusesOf(call('everyone'))).toEqual([200, 404, 503])
  expect(statusesOf(call('student or visitor'))).toEqual([200, 404, 503])
  expect(statusesOf(call('student'))).toEqual([200, 401, 404, 503])
  expect(statusesOf(call('write content'))).toEqual([200, 401, 403, 404, 503])
  expect(statusesOf({ ...call('everyone'), body: z.object({}) })).toEqual([200, 400, 404, 415, 503])
})

test('a call’s own description of a failure has precedence', () => {
  const own = z.extend(messageBody, { rows: z.array(z.string()) })
  const endpoint = { ...call('everyone'), body: z.object({}), response: { 400: own } }

  expect(responsesOf(endpoint)[400]).toBe(own)
})
