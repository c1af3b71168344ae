import type { TranslationCode } from 'college/languages'
import { languageOf, type PartLanguage } from 'contract/platform/language-of-text'
import type { SearchResult } from 'contract/search/search'
import { LRUCache } from 'lru-cache'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import {
  type PreparedText,
  prepareBody,
  prepareText,
} from '../../platform/search-engine/passage.ts'
import { readTexts, type SearchEntry } from '../../platform/search-engine/search-index.ts'
import { publicSources } from '../sources/search-indexes.ts'
import { documentResults } from './document-results.ts'

/** Their words take sixteen times as much memory. */
const maxCharacters = 250_000

/** With the facts of the college in English, or as they are called in a language. */
export type FillPlaceholders = (text: string, language?: TranslationCode) => string

export type PreparedWords = {
  title: PreparedText
  titleLanguage?: PartLanguage
  body: readonly PreparedText[]
}
type Facts = Pick<SearchResult, 'document' | 'times' | 'eventState'>
type PreparedResult = { words: PreparedWords; facts: Facts }

export function prepareWords(
  { title, body }: { title: string; body: string },
  fill: FillPlaceholders,
): PreparedWords {
  const filled = fill(title)
  const language = languageOf(filled)
  return {
    title: prepareText(filled),
    ...(language && { titleLanguage: language }),
    body: prepareBody(fill(body)),
  }
}

async function eventFacts(
  db: DbOrTrx,
  entries: readonly SearchEntry[],
): Promise<Map<string, Facts>> {
  const ids = entries.filter(({ kind }) => kind === 'event').map(({ itemId }) => itemId)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('events')
    .select(['_id', 'date', 'time', 'end', 'isAllDay', 'state'])
    .where('_id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ _id, state, ...times }) => [
      _id,
      { times: withoutNulls(times), ...withoutNulls({ eventState: state }) },
    ]),
  )
}

const sizeOf = ({ words: { title, body } }: PreparedResult) =>
  1 + [title, ...body].reduce((sum, { text }) => sum + text.length, 0)

/**
 * What results show, whatever was searched for: read and prepared once, for as long as the index is unchanged, because that costs
 * more than finding them.
 */
export function createPreparedResults(db: DbOrTrx, fillPlaceholders: FillPlaceholders) {
  const known = new LRUCache<string, PreparedResult>({
    maxSize: maxCharacters,
    sizeCalculation: sizeOf,
  })
  const keyOf = ({ id }: SearchEntry, language: TranslationCode | undefined) => `${id} ${language}`

  async function prepare(entries: readonly SearchEntry[], language?: TranslationCode) {
    const fill = (text: string) => fillPlaceholders(text, language)
    // In parallel: a remote database answers all at once.
    const [documents, events, textsOf] = await Promise.all([
      documentResults(db, entries, fill, language),
      eventFacts(db, entries),
      readTexts(db, publicSources, entries, language),
    ])
    return entries.map((entry): [number, PreparedResult] => {
      const document = documents.get(entry.itemId)
      const facts = { ...(document && { document }), ...events.get(entry.itemId) }
      const result = { words: prepareWords(textsOf(entry), fill), facts }
      known.set(keyOf(entry, language), result)
      return [entry.id, result]
    })
  }

  /** By the id of the entry. */
  return async (
    entries: readonly SearchEntry[],
    language?: TranslationCode,
  ): Promise<ReadonlyMap<number, PreparedResult>> => {
    const results = new Map<number, PreparedResult>()
    for (const entry of entries) {
      const result = known.get(keyOf(entry, language))
      if (result) results.set(entry.id, result)
    }
    const missing = entries.filter(({ id }) => !results.has(id))
    if (missing.length > 0)
      for (const [id, result] of await prepare(missing, language)) results.set(id, result)
    return results
  }
}
export type PreparedResults = ReturnType<typeof createPreparedResults>
