import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromTables, toTables } from './tables'

const written = (value: unknown) => JSON.stringify(value, toTables)
const read = (text: string): unknown => JSON.parse(text, fromTables)

/** Lists and objects with few names, so that many are similar; values may be missing. */
const { answer } = fc.letrec((tie) => ({
  answer: fc.oneof({ depthSize: 'small' }, fc.jsonValue({ noUnicodeString: false }), tie('list')),
  list: fc.array(fc.record({ a: tie('answer'), b: fc.option(tie('answer'), { nil: undefined }) })),
}))

/** No field of a response has an empty name. */
const hasNames = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Object.entries(value).every(([name, within]) => name !== '' && hasNames(within))

test('every response is read back as it was written', () => {
  fc.assert(
    fc.property(answer.filter(hasNames), (value) => {
      expect(read(written(value))).toEqual(read(JSON.stringify(value)))
    }),
  )
})

test('the keys of similar objects are written once', () => {
  const events = [
    { _id: 'a', facts: { venue: 'Hall' } },
    { _id: 'b', facts: { venue: 'Lawn' } },
  ]
  expect(written({ events })).toBe(
    '{"events":{"":[["_id","facts"],["a",{"venue":"Hall"}],["b",{"venue":"Lawn"}]]}}',
  )
})
