import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorMilliseconds } from '../../../test/processor-time.ts'
import { acceptedEncoding } from './encoding.ts'

const codings = fc.constantFrom(
  'br',
  'gzip',
  'deflate',
  'identity',
  'zstd',
  '*',
  'brotli',
  'x-gzip',
)
const weights = fc.option(
  fc.constantFrom('0', '0.', '0.0', '0.000', '0.001', '0.5', '1', '1.0', '1.000'),
)
const space = fc.constantFrom('', ' ', '\t', '  ')
const preference = fc
  .tuple(codings, weights, space, space, fc.boolean())
  .map(([name, weight, before, after, isUpper]) => {
    const text = `${before}${name}${weight === null ? '' : `${after};${after}q=${weight}`}${before}`
    return {
      name,
      isTaken: weight === null || Number(weight) > 0,
      text: isUpper ? text.toUpperCase() : text,
    }
  })

test('the best encoding that a client accepts is chosen, and never one it rejects', () => {
  const distinct = fc.uniqueArray(preference, { selector: ({ name }) => name })
  fc.assert(
    fc.property(distinct, (preferences) => {
      const takes = (name: string) => preferences.some((one) => one.name === name && one.isTaken)
      const expected = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
      expect(acceptedEncoding(preferences.map(({ text }) => text).join())).toBe(expected)
    }),
  )
})

test.each([
  `br${' '.repeat(16_000)}x`,
  `${' '.repeat(16_000)}x`,
  ',br '.repeat(4_000),
  `br${';q='.repeat(5_000)}`,
  `br;q=${'0'.repeat(16_000)}x`,
])('a long Accept-Encoding header costs no time (case %#)', async (header) => {
  const costs: number[] = []
  // Other threads of the process, such as the garbage collector's, may work meanwhile.
  for (let round = 0; round < 5; round++)
    costs.push(await processorMilliseconds(() => acceptedEncoding(header)))
  expect(Math.min(...costs)).toBeLessThan(50)
})

test('no text breaks the choice of an encoding', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(['br', 'gzip', 'identity']).toContain(acceptedEncoding(header))
    }),
  )
})
