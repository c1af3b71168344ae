import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wordsInHindi } from '#app/lib/languages/hindi/words'
import { createTranslator, type Words } from '#app/lib/languages/translator'
import { sourcesOf } from '../island-texts.config'
import { isTranslated } from './is-translated'
import { textsOfSource } from './texts-of-source'

const hindi = createTranslator(wordsInHindi)
const wordsOfIslands = import.meta.glob<Words>('../app/**/*.island.tsx', {
  eager: true,
  query: '?hi',
})

test('the texts that an island fetches are all that its sources show', () => {
  const missing = Object.entries(wordsOfIslands).flatMap(([path, words]) => {
    const own = createTranslator(words)
    const file = join(import.meta.dirname, path)
    return [...sourcesOf(file)]
      .flatMap(([one, source]) =>
        // Summaries of calls are in the documentation of the API.
        textsOfSource(one, source.replaceAll(/\n *summary: .*/g, '')),
      )
      .filter((text) => isTranslated(hindi, text) && !isTranslated(own, text))
      .map((text) => [path, text])
  })

  expect(missing).toEqual([])
  expect(Object.keys(wordsOfIslands).length).toBeGreaterThan(15)
})
