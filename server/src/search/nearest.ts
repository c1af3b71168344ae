import { shortWordMeant } from './short-words.ts'
import type { Reading } from './source.ts'

/** Of words of so many letters at least, one more fault is looked for: in short ones anything is near. */
const leastForOne = 4
const leastForTwo = 8
const mostLooked = 20_000

const faultsIn = (word: string) =>
  word.length >= leastForTwo ? 2 : word.length >= leastForOne ? 1 : 0

/**
 * How many letters have to be changed, left out, put in, or exchanged with their neighbour to make one word of another;
 * more than `most` is told as `most + 1`.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row++) {
    const present = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const steps = [
        (last[column] ?? 0) + 1,
        (present[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      ]
      const isExchanged =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      if (isExchanged) steps.push((beforeLast[column - 2] ?? 0) + 1)
      present.push(Math.min(...steps))
    }
    if (Math.min(...present) > most) return most + 1
    beforeLast = last
    last = present
  }
  return last[other.length] ?? most + 1
}

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

/**
 * The known word that is the nearest to one, of those in the index and some others; those of Hindi before all that differ in signs
 * alone; of several the one that is said most often, then by the alphabet.
 */
export async function nearestWord(
  db: Reading,
  word: string,
  others: readonly string[],
): Promise<string | undefined> {
  const bare = bareOf(word)
  const isHindi = bare.length > 1 && /^\p{Script=Devanagari}+$/u.test(bare)
  const most = faultsIn(word)
  if (most === 0 && !isHindi) return shortWordMeant(db, word, others)
  // Whoever exchanges the first two letters begins with the second one.
  const letters = [...new Set(word.slice(0, 2))]
  // One sign for each letter.
  const apart = isHindi ? Math.max(most, bare.length) : most
  const said = await wordsLike(db, letters, word, apart)
  const near = [...said, ...others.map((other) => ({ word: other, entries: 1 }))]
    .map((known) => {
      const isBareSame = isHindi && bareOf(known.word) === bare
      const faults = distance(word, known.word, isBareSame ? known.word.length : most)
      return { ...known, isBareSame, faults }
    })
    .filter(({ isBareSame, faults }) => isBareSame || faults <= most)
    .toSorted(
      (one, other) =>
        Number(other.isBareSame) - Number(one.isBareSame) ||
        one.faults - other.faults ||
        other.entries - one.entries ||
        (one.word < other.word ? -1 : 1),
    )
  return near[0]?.word
}
