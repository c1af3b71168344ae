import type { Resolver } from 'react-hook-form'
import { expect, test } from 'vitest'
import { laterResolver } from './later-resolver'

type Fields = { name: string }

const refuseAll: Resolver<Fields> = () => ({
  values: {},
  errors: { name: { type: 'rule', message: 'No' } },
})
const asked = [
  { name: 'Meera' },
  undefined,
  { fields: {}, shouldUseNativeValidation: false },
] as const

test('a form is checked by the rules that come later', async () => {
  const check = laterResolver<Fields>(async () => refuseAll)

  expect(await check(...asked)).toMatchObject({ errors: { name: { message: 'No' } } })
})

test('a form whose rules do not come is left to the server', async () => {
  const check = laterResolver<Fields>(() => Promise.reject(new Error('offline')))

  expect(await check(...asked)).toEqual({ values: { name: 'Meera' }, errors: {} })
})

test('what the server is not told of is checked whether the rules come or not', async () => {
  const missing = { name: { type: 'missing', message: 'Missing' } }
  for (const load of [async () => refuseAll, () => Promise.reject(new Error('offline'))]) {
    const check = laterResolver<Fields>(load, () => missing)

    expect(await check(...asked)).toEqual({ values: {}, errors: missing })
  }
})
