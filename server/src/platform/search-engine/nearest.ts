import type { DbOrTrx } from '../db/schema.ts'
import { distance } from '../runtime/distance.ts'
import { isExactCode } from './codes.ts'
import { expandedShortWord } from './short-words.ts'
import { isLikelyTypo } from './typos.ts'

/** From this length, one more typo is allowed; in short words everything is similar. */
const leastForOne = 4
const leastForTwo = 8
const mostLooked = 20_000

const typosAllowedIn = (word: string) =>
  word.length >= leastForTwo ? 2 : word.length >= leastForOne ? 1 : 0

const isLatin = /^[a-z]+$/

/** Many type Hindi without vowel signs: `परणम` for `परिणाम`. */
const bareOf = (word: string) => word.replace(/\p{M}/gu, '')

const wordsLike = (db: DbOrTrx, letters: readonly string[], { length }: string, most: number) =>
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

const mostTried = 8

export type KnownWords = {
  others: readonly string[]
  isFound: (word: string) => Promise<boolean>
}

async function firstMatch(words: readonly string[], { others, isFound }: KnownWords) {
  for (const word of words.slice(0, mostTried))
    if (others.includes(word) || (await isFound(word))) return word
  return undefined
}

/**
 * The most similar known word that has results; for Hindi, those that differ in signs alone first; then the most frequent, then
 * alphabetically. Codes have no similar words.
 */
export async function nearestWord(
  db: DbOrTrx,
  word: string,
  known: KnownWords,
): Promise<string | undefined> {
  if (isExactCode(word)) return undefined
  const { others } = known
  const bare = bareOf(word)
  const isHindi = bare.length > 1 && /^\p{Script=Devanagari}+$/u.test(bare)
  const most = typosAllowedIn(word)
  if (most === 0 && !isHindi) {
    const short = await expandedShortWord(db, word, others)
    return short && firstMatch([short], known)
  }
  // If the first two letters were swapped, the word begins with the second.
  const letters = [...new Set(word.slice(0, 2))]
  const apart = isHindi ? Math.max(most, bare.length) : most
  const texts = await wordsLike(db, letters, word, apart)
  const near = [...texts, ...others.map((other) => ({ word: other, entries: 1 }))]
    .map((one) => {
      const isBareSame = isHindi && bareOf(one.word) === bare
      const errors = distance(word, one.word, isBareSame ? one.word.length : most)
      return { ...one, isBareSame, faults: errors }
    })
    .filter(({ isBareSame, faults }) => isBareSame || faults <= most)
    .filter((one) => !isLatin.test(word) || isLikelyTypo(word, one.word))
    .toSorted(
      (one, other) =>
        Number(other.isBareSame) - Number(one.isBareSame) ||
        one.faults - other.faults ||
        other.entries - one.entries ||
        (one.word < other.word ? -1 : 1),
    )
  return firstMatch(
    near.map((one) => one.word),
    known,
  )
}
