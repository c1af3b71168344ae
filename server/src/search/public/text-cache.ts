import type { TranslationCode } from 'college/languages'
import { LRUCache } from 'lru-cache'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { readTexts, type SearchEntry } from '../../platform/search-engine/search-index.ts'
import { publicSources } from '../sources/search-indexes.ts'

const maxCharacters = 500_000

type Text = { title: string; body: string }

export type TextCache = {
  read: (
    db: DbOrTrx,
    entries: readonly SearchEntry[],
    language?: TranslationCode,
  ) => Promise<(entry: SearchEntry) => Text>
}

/** Texts of results, for as long as the index is unchanged: reading and translating entries costs more than finding them. */
export function createTextCache(): TextCache {
  const known = new LRUCache<string, Text>({
    maxSize: maxCharacters,
    sizeCalculation: ({ title, body }) => 1 + title.length + body.length,
  })
  return {
    read: async (db, entries, language) => {
      const keyOf = ({ id }: SearchEntry) => `${id} ${language}`
      // Held here, because long texts may push each other out of the cache.
      const cached = new Map(entries.map((entry) => [entry.id, known.get(keyOf(entry))]))
      const missing = entries.filter(({ id }) => !cached.get(id))
      const read = await readTexts(db, publicSources, missing, language)
      for (const entry of missing) {
        const { title, body } = read(entry)
        known.set(keyOf(entry), { title, body })
      }
      return (entry) => cached.get(entry.id) ?? read(entry)
    },
  }
}
