import * as account from 'contract/account'
import * as settings from 'contract/account-settings'
import * as activity from 'contract/activity'
import * as admin from 'contract/admin'
import * as contact from 'contract/contact'
import type { Endpoint } from 'contract/endpoint'
import * as events from 'contract/events'
import * as faculty from 'contract/faculty'
import * as tables from 'contract/import'
import * as messages from 'contract/messages'
import * as passwordReset from 'contract/password-reset'
import * as signUp from 'contract/sign-up'
import { expect, test } from 'vitest'
import { testApp } from '../test/test-app.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value

const endpoints = [
  account,
  activity,
  admin,
  contact,
  events,
  faculty,
  messages,
  passwordReset,
  settings,
  signUp,
  tables,
]
  .flatMap((subject) => Object.values(subject))
  .filter(isEndpoint)

test.each(endpoints)('the documentation has $method $url as the contract has it', async ({
  method,
  url,
  schema,
}) => {
  const { app } = await testApp()

  const { paths } = (await app.inject('/api/docs/json')).json()
  const described = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  expect(described?.summary).toBe(schema.summary)
  expect(Object.keys(described.responses)).toEqual(Object.keys(schema.response))
  const bodies = schema.body ? [schema.consumes?.[0] ?? 'application/json'] : []
  expect(Object.keys(described.requestBody?.content ?? {})).toEqual(bodies)
})

test('the documentation says what a message to the office has, and how faculty is chosen', async () => {
  const { app } = await testApp()

  const { paths } = (await app.inject('/api/docs/json')).json()
  const body = paths['/api/contact'].post.requestBody.content['application/json'].schema
  expect(body.required).toEqual(['name', 'email', 'phone', 'message'])
  expect(Object.keys(body.properties)).toEqual([
    'name',
    'email',
    'phone',
    'subject',
    'message',
    'website',
    'secondsToFill',
  ])
  const { parameters } = paths['/api/faculty'].get
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['group', 'course'])
})
