import { sameLetters } from 'contract/platform/fold-text'
import { bodyLength, type Hit } from './find.ts'
import { saysAny } from './passage.ts'
import { type Query, waysOf } from './query.ts'
import type { Searching } from './visibility.ts'

/** Characters that are taken of a long text around a word, and of these before it. */
const stretchLength = 4_000
const before = 400

/** What people write inside of a word, and what `foldText` leaves out. */
const between =
  "[\\u0300-\\u036f\\u0903\\u093c\\u0640\\u064b-\\u0655\\u200b-\\u200d\\u2060\\u00ad.:\\-\\u2010\\u2011'’]*"
const nasals = '|[ङञणनम]्'

/** A letter of a word as texts may have it. */
function spellingOf(letter: string): string {
  const others = [...sameLetters].flatMap(([written, same]) => (same === letter ? written : []))
  const any = others.length > 0 ? `[${letter}${others.join('')}]` : letter
  return letter === 'ं' ? `(?:${any}${nasals})` : any
}

/** A word as it may stand in a text. Words are letters, marks and digits only: no sign has a meaning in a pattern. */
const patternOf = (word: string) => {
  const written = [...word.normalize('NFD')].map(spellingOf).join(between)
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${written}`, 'iu')
}

/** The stretch of a text where the longest of the words stands that it has; its beginning where it has none. */
export function stretchOf(body: string, { spellings }: Pick<Query, 'spellings'>): string {
  const text = body.normalize('NFD')
  const words = [...new Set(spellings.flat().flatMap(waysOf))]
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const found = patternOf(word).exec(text)
    if (!found) continue
    const start = Math.max(0, found.index - before)
    // What is cut begins and ends between words.
    const cut = text.slice(start, start + stretchLength)
    return (start > 0 ? cut.replace(/^\S*\s+/, '') : cut).normalize('NFC')
  }
  return body.slice(0, bodyLength)
}

/** Hits whose texts are so long that the words stand behind what was read of them, with the stretch where they stand. */
export async function withPassages(
  { db, index }: Pick<Searching, 'db' | 'index'>,
  hits: readonly Hit[],
  query: Query,
): Promise<Hit[]> {
  const told: Hit[] = []
  for (const hit of hits) {
    const isLong = hit.body.length >= bodyLength && !saysAny(hit.body, query)
    const whole = isLong
      ? await db.selectFrom(index.bodies).select('body').where('id', '=', hit.id).executeTakeFirst()
      : undefined
    told.push(whole ? { ...hit, body: stretchOf(whole.body, query) } : hit)
  }
  return told
}
