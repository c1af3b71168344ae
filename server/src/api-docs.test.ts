import { createContactMessage } from 'contract/contact'
import type { Endpoint } from 'contract/endpoint'
import { listComingEvents } from 'contract/events'
import { listFaculty } from 'contract/faculty'
import { expect, test } from 'vitest'
import { testApp } from '../test/test-app.ts'

const endpoints: Endpoint[] = [listFaculty, listComingEvents, createContactMessage]

test.each(endpoints)('the documentation has $method $url with its answers', async ({
  method,
  url,
  schema,
}) => {
  const { app } = await testApp()

  const { paths } = (await app.inject('/api/docs/json')).json()

  const described = paths[url][method.toLowerCase()]
  expect(described.summary).toBe(schema.summary)
  expect(Object.keys(described.responses)).toEqual(Object.keys(schema.response))
})

test('the documentation says what a message to the office has, and how faculty is chosen', async () => {
  const { app } = await testApp()

  const { paths } = (await app.inject('/api/docs/json')).json()

  const body = paths['/api/contact'].post.requestBody.content['application/json'].schema
  expect(body.required).toEqual(['name', 'email', 'phone', 'message'])
  expect(Object.keys(body.properties)).toEqual(['name', 'email', 'phone', 'subject', 'message'])
  const { parameters } = paths['/api/faculty'].get
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['group', 'course'])
})
