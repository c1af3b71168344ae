import type { Endpoint } from 'contract/platform/endpoint'
import { responsesOf } from 'contract/platform/responses'
import { isRight } from 'contract/platform/roles'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { expect, test } from 'vitest'
import { forAllTests } from '../../../test/for-all-tests.ts'
import { testApp } from '../../../test/test-app.ts'

const documentation = forAllTests(async (onEnd) => {
  const { app } = await testApp({ onEnd })
  return (await app.inject('/api/docs/json')).json()
})

test.each(
  allEndpoints,
)('the documentation describes $method $url as in the contract', async (endpoint: Endpoint) => {
  const { method, url, access, answers, summary, body, consumes } = endpoint
  const { paths, components } = await documentation()
  const described = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  expect(described?.summary).toBe(summary)
  expect(Object.keys(described.responses)).toEqual(Object.keys(responsesOf(endpoint)))
  const bodies = body ? [consumes?.[0] ?? 'application/json'] : []
  expect(Object.keys(described.requestBody?.content ?? {})).toEqual(bodies)
  const { '200': ok, '201': made } = described.responses
  expect(Object.keys((ok ?? made).content)).toEqual([answers ?? 'application/json'])
  const cookies = described.security.flatMap((scheme: object) => Object.keys(scheme))
  const wanted = isRight(access) ? ['administrator'] : ['student']
  expect(cookies).toEqual(access === 'everyone' ? [] : wanted)
  for (const cookie of cookies) expect(components.securitySchemes).toHaveProperty(cookie)
})

test('the documentation describes the fields of a message to the office and the filters of faculty', async () => {
  const { paths } = await documentation()
  const body = paths['/api/contact'].post.requestBody.content['application/json'].schema
  expect(body.required).toEqual(['name', 'email', 'phone', 'message'])
  expect(Object.keys(body.properties)).toEqual([
    'name',
    'email',
    'phone',
    'subject',
    'message',
    'about',
    'website',
    'secondsToFill',
  ])
  const { parameters } = paths['/api/faculty'].get
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['group', 'course', 'lang'])
})
