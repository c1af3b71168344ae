import { readdirSync, readFileSync, statSync } from 'node:fs'
import { sampleFaculty } from 'college/sample-faculty'
import { expect, test } from 'vitest'

const folder = '../college/pictures/portraits'

test('everybody of the sample has a drawn portrait of their own', () => {
  const names = sampleFaculty.map(({ portrait }) => portrait)

  expect(names).toHaveLength(49)
  expect(new Set(names.map((name) => `${name}.webp`))).toEqual(new Set(readdirSync(folder)))
  const drawings = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'base64'))
  expect(new Set(drawings).size).toBe(49)
})

test('sources of portraits stay small', () => {
  for (const file of readdirSync(folder))
    expect(statSync(`${folder}/${file}`).size, file).toBeLessThan(12_000)
})
