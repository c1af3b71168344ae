import * as account from 'contract/account'
import * as settings from 'contract/account-settings'
import * as admin from 'contract/admin'
import type { Endpoint } from 'contract/endpoint'
import * as passwordReset from 'contract/password-reset'
import * as signUp from 'contract/sign-up'
import { expect, test } from 'vitest'
import { testApp } from '../test/test-app.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value

test('the API describes every call about accounts, as the contract has it', async () => {
  const { app } = await testApp()

  const { paths } = (await app.inject('/api/docs/json')).json()

  const endpoints = [account, settings, admin, passwordReset, signUp]
    .flatMap((subject) => Object.values(subject))
    .filter(isEndpoint)
  expect(endpoints.length).toBeGreaterThan(15)
  for (const { method, url, schema } of endpoints) {
    const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect([url, operation?.summary]).toEqual([url, schema.summary])
    expect(Object.keys(operation.responses)).toEqual(Object.keys(schema.response))
    if (schema.body)
      expect(Object.keys(operation.requestBody.content)).toEqual([
        schema.consumes?.[0] ?? 'application/json',
      ])
  }
})
