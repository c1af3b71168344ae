import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wordsInHindi } from '#app/lib/languages/hindi/words'
import { createTranslator, type Words } from '#app/lib/languages/translator'
import { sourcesOf } from '../island-texts.config'
import { isTranslated } from './is-translated'
import { textsOfSource } from './texts-of-source'

const hindi = createTranslator(wordsInHindi)
/** Summaries of calls are in the documentation of the API. */
const textsShownBy = ([file, source]: [string, string]) =>
  textsOfSource(file, source.replaceAll(/\n *summary:\s.*/g, ''))

const wordsOfIslands = import.meta.glob<Words>('../app/**/*.island.tsx', {
  eager: true,
  query: '?hi',
})

/** Put together with others, in the panel, or in no page at all. */
const notShown = new Set(
  [
    'Image,Photo,…. Please choose a stronger password.',
    'Address removed. No more notices will be sent to it.,That address isn’t subscribed',
    'Refusal,student or visitor,handle subscriptions,publish content,List-Unsubscribe,One-Click',
    'Reset link is valid,Confirmed',
  ].flatMap((line) => line.split(',')),
)
const callsOfSite = /\/contract\/src\/(?:accounts|messaging|platform\/(?!device-name))/

test('all that the calls of an island may respond is in Hindi', () => {
  const missing = Object.keys(wordsOfIslands).flatMap((path) =>
    [...sourcesOf(join(import.meta.dirname, path))]
      .filter(([file]) => callsOfSite.test(file))
      .flatMap(textsShownBy)
      .filter((text) => !notShown.has(String(text)) && !isTranslated(hindi, text))
      .map((text) => [path, text]),
  )

  expect(missing).toEqual([])
})

test('the texts that an island fetches are all that its sources show', () => {
  const missing = Object.entries(wordsOfIslands).flatMap(([path, words]) => {
    const own = createTranslator(words)
    const file = join(import.meta.dirname, path)
    return [...sourcesOf(file)]
      .flatMap(textsShownBy)
      .filter((text) => isTranslated(hindi, text) && !isTranslated(own, text))
      .map((text) => [path, text])
  })

  expect(missing).toEqual([])
  expect(Object.keys(wordsOfIslands).length).toBeGreaterThan(15)
})
