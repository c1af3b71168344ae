import { createRandom } from 'server/test/random-editor.ts'

export type Random = ReturnType<typeof createRandom>
export const randomFrom = createRandom

/** Numbers of their own, which don't depend on who is faster. */
export const branch = (random: Random): Random => createRandom(random(2 ** 32))

const word = /w\d+x|ह\d+ह/g

/** The words that identify texts, in a value or its JSON. */
export const wordsIn = (value: unknown): Set<string> =>
  new Set((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).match(word))

export const isHindi = (one: string) => one.startsWith('ह')

export const without = (words: Iterable<string>, others: { has: (one: string) => boolean }) =>
  [...words].filter((one) => !others.has(one))

/** Names a text by its words. */
export const keyOf = (text: unknown): string => [...wordsIn(text)].toSorted().join(' ')

/** Every text that somebody types contains a word that no other has. */
export function createWords() {
  let count = 0
  const typists = new Map<string, string>()
  const noted = (one: string, typist: string) => {
    typists.set(one, typist)
    return one
  }
  return {
    typistOf: (one: string) => typists.get(one),
    english: (typist: string) => noted(`w${++count}x`, typist),
    hindi: (typist: string) => noted(`ह${++count}ह`, typist),
  }
}
export type Words = ReturnType<typeof createWords>

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random(items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
