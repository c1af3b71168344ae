import { isMeantSo } from './codes.ts'
import { distance } from './distance.ts'
import { shortWordMeant } from './short-words.ts'
import type { Reading } from './source.ts'
import { mayBeMeant } from './typos.ts'

/** Of words of so many letters at least, one more fault is looked for: in short ones anything is near. */
const leastForOne = 4
const leastForTwo = 8
const mostLooked = 20_000

const faultsIn = (word: string) =>
  word.length >= leastForTwo ? 2 : word.length >= leastForOne ? 1 : 0

const isLatin = /^[a-z]+$/

/** A word of Hindi without its vowel signs, as many type it in a hurry: `परणम` for `परिणाम`. */
const bareOf = (word: string) => word.replace(/\p{M}/gu, '')

/** The words that begin with one of these letters, as far as they may be near; of too many those that are said most often. */
const wordsLike = (db: Reading, letters: readonly string[], { length }: string, most: number) =>
  db
    .selectFrom('searchWords')
    .selectAll()
    .where((row) =>
      row.or(
        letters.map((letter) =>
          row.and([row('word', '>=', letter), row('word', '<', `${letter}\uffff`)]),
        ),
      ),
    )
    .where((row) => row.between(row.fn<number>('length', ['word']), length - most, length + most))
    .orderBy('entries', 'desc')
    .orderBy('word')
    .limit(mostLooked)
    .execute()

/** Of so many near words it is looked whether they are found. */
const mostTried = 8

export type Known = {
  /** Words that everybody knows. */
  others: readonly string[]
  /** Whether whoever searches finds anything by a word of the index. */
  isFound: (word: string) => Promise<boolean>
}

async function firstFound(words: readonly string[], { others, isFound }: Known) {
  for (const word of words.slice(0, mostTried))
    if (others.includes(word) || (await isFound(word))) return word
  return undefined
}

/**
 * The known word that is the nearest to one, of those in the index and some others; those of Hindi before all that differ in signs
 * alone; of several the one that is said most often, then by the alphabet. Nothing is near to a code, and nothing is known that is
 * not found.
 */
export async function nearestWord(
  db: Reading,
  word: string,
  known: Known,
): Promise<string | undefined> {
  if (isMeantSo(word)) return undefined
  const { others } = known
  const bare = bareOf(word)
  const isHindi = bare.length > 1 && /^\p{Script=Devanagari}+$/u.test(bare)
  const most = faultsIn(word)
  if (most === 0 && !isHindi) {
    const short = await shortWordMeant(db, word, others)
    return short && firstFound([short], known)
  }
  // Whoever exchanges the first two letters begins with the second one.
  const letters = [...new Set(word.slice(0, 2))]
  // One sign for each letter.
  const apart = isHindi ? Math.max(most, bare.length) : most
  const said = await wordsLike(db, letters, word, apart)
  const near = [...said, ...others.map((other) => ({ word: other, entries: 1 }))]
    .map((one) => {
      const isBareSame = isHindi && bareOf(one.word) === bare
      const faults = distance(word, one.word, isBareSame ? one.word.length : most)
      return { ...one, isBareSame, faults }
    })
    .filter(({ isBareSame, faults }) => isBareSame || faults <= most)
    .filter((one) => !isLatin.test(word) || mayBeMeant(word, one.word))
    .toSorted(
      (one, other) =>
        Number(other.isBareSame) - Number(one.isBareSame) ||
        one.faults - other.faults ||
        other.entries - one.entries ||
        (one.word < other.word ? -1 : 1),
    )
  return firstFound(
    near.map((one) => one.word),
    known,
  )
}
