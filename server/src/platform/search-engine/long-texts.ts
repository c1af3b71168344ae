import { sameLetters } from 'contract/platform/fold-text'
import { sql } from 'kysely'
import type { Searching } from './entries.ts'
import type { Hit } from './find.ts'
import { containsAny } from './passage.ts'
import { type Query, waysOf } from './query.ts'

/** Searched first for the passage to show. */
const bodyLength = 20_000
const stretchLength = 4_000
const before = 400

/** Characters inside words that `foldText` drops. */
const between =
  "[\\u0300-\\u036f\\u0903\\u093c\\u0640\\u064b-\\u0655\\u200b-\\u200d\\u2060\\u00ad.:\\-\\u2010\\u2011'’]*"
const nasals = '|[ङञणनम]्'

function letterPatternOf(letter: string): string {
  const others = [...sameLetters].flatMap(([written, same]) => (same === letter ? written : []))
  const any = others.length > 0 ? `[${letter}${others.join('')}]` : letter
  return letter === 'ं' ? `(?:${any}${nasals})` : any
}

const patternOf = (word: string) => {
  const written = [...word.normalize('NFD')].map(letterPatternOf).join(between)
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

/** With the text that the passage is taken from. */
export async function withBodies(
  { db, index }: Pick<Searching, 'db' | 'index'>,
  hits: readonly Hit[],
  query: Query,
): Promise<(Hit & { body: string })[]> {
  if (hits.length === 0) return []
  const ids = hits.map(({ id }) => id)
  const read = db.selectFrom(index.bodies).where('id', 'in', ids)
  const start = sql<string>`substr(body, 1, ${bodyLength})`.as('body')
  const bodies = new Map(
    (await read.select(['id', start]).execute()).map(({ id, body }) => [id, body]),
  )
  const full: (Hit & { body: string })[] = []
  for (const hit of hits) {
    const body = bodies.get(hit.id) ?? ''
    const isLater = body.length >= bodyLength && !containsAny(body, query)
    const long = isLater
      ? await read.select('body').where('id', '=', hit.id).executeTakeFirst()
      : undefined
    full.push({ ...hit, body: long ? stretchOf(long.body, query) : body })
  }
  return full
}
