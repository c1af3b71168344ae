import type { Resolver } from 'react-hook-form'
import { expect, test } from 'vitest'
import { lazyResolver } from './lazy-resolver'

type Fields = { name: string }

const refuseAll: Resolver<Fields> = () => ({
  values: {},
  errors: { name: { type: 'rule', message: 'No' } },
})
const requested = [
  { name: 'Meera' },
  undefined,
  { fields: {}, shouldUseNativeValidation: false },
] as const

test('a form is validated by rules that load later', async () => {
  const check = lazyResolver<Fields>(async () => refuseAll)

  expect(await check(...requested)).toMatchObject({ errors: { name: { message: 'No' } } })
})

test('if the rules don’t load, the form is left to the server', async () => {
  const check = lazyResolver<Fields>(() => Promise.reject(new Error('offline')))

  expect(await check(...requested)).toEqual({ values: { name: 'Meera' }, errors: {} })
})

test('rules that the server doesn’t know are checked in any case', async () => {
  const missing = { name: { type: 'missing', message: 'Missing' } }
  for (const load of [async () => refuseAll, () => Promise.reject(new Error('offline'))]) {
    const check = lazyResolver<Fields>(load, () => missing)

    expect(await check(...requested)).toEqual({ values: {}, errors: missing })
  }
})
