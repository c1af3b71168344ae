import { sameLetters } from 'contract/platform/fold-text'
import { bodyLength, type Hit } from './find.ts'
import { containsAny } from './passage.ts'
import { type Query, waysOf } from './query.ts'
import type { Searching } from './visibility.ts'

const stretchLength = 4_000
const before = 400

/** Characters inside words that `foldText` drops. */
const between =
  "[\\u0300-\\u036f\\u0903\\u093c\\u0640\\u064b-\\u0655\\u200b-\\u200d\\u2060\\u00ad.:\\-\\u2010\\u2011'’]*"
const nasals = '|[ङञणनम]्'

function spellingOf(letter: string): string {
  const others = [...sameLetters].flatMap(([written, same]) => (same === letter ? written : []))
  const any = others.length > 0 ? `[${letter}${others.join('')}]` : letter
  return letter === 'ं' ? `(?:${any}${nasals})` : any
}

const patternOf = (word: string) => {
  const written = [...word.normalize('NFD')].map(spellingOf).join(between)
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${written}`, 'iu')
}

/** Around the longest word found; else the beginning. */
export function stretchOf(body: string, { spellings }: Pick<Query, 'spellings'>): string {
  const text = body.normalize('NFD')
  const words = [...new Set(spellings.flat().flatMap(waysOf))]
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const result = patternOf(word).exec(text)
    if (!result) continue
    const start = Math.max(0, result.index - before)
    const cut = text.slice(start, start + stretchLength)
    return (start > 0 ? cut.replace(/^\S*\s+/, '') : cut).normalize('NFC')
  }
  return body.slice(0, bodyLength)
}

/** For texts so long that the match is beyond what was read. */
export async function withPassages(
  { db, index }: Pick<Searching, 'db' | 'index'>,
  hits: readonly Hit[],
  query: Query,
): Promise<Hit[]> {
  const notified: Hit[] = []
  for (const hit of hits) {
    const isLong = hit.body.length >= bodyLength && !containsAny(hit.body, query)
    const full = isLong
      ? await db.selectFrom(index.bodies).select('body').where('id', '=', hit.id).executeTakeFirst()
      : undefined
    notified.push(full ? { ...hit, body: stretchOf(full.body, query) } : hit)
  }
  return notified
}
