import type { SearchResults } from 'contract/search/search'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { nextContentPublication } from '../../content/public/public-content.ts'
import { readCategoryNames } from '../../events/calendar/category-names.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import type { CategoryNames } from '../../platform/search-engine/categories.ts'
import { categoryTypes } from '../../platform/search-engine/category-signs.ts'
import { always } from '../../platform/search-engine/source.ts'
import { searchedSubjects } from '../sources/public-index.ts'

const maxStored = 500

/** When results next change by time alone. */
async function nextTurn(db: Db, timestamp: Date): Promise<number> {
  const turns = ['shownFrom', 'shownUntil', 'expiresAt'].map(
    (column) => sql`select ${sql.ref(column)} as turn from "searchEntries"`,
  )
  const { rows } = await sql<{ turn: string | null }>`
    select min(turn) as turn from (${sql.join(turns, sql` union all `)}) as turns
    where turn > ${timestamp.toISOString()}`.execute(db)
  const categories = await Promise.all(
    categoryTypes.map((type) => nextContentPublication(db, type, timestamp)),
  )
  return Math.min(Date.parse(rows[0]?.turn ?? always), ...categories)
}

type SearchCache = {
  versions: string | undefined
  until: number
  categories: CategoryNames
  results: LRUCache<string, SearchResults>
}

/** Until something searchable changes or something begins or ends. */
export function createSearchCache({ db, changes }: { db: Db; changes: Changes }) {
  let cache: SearchCache | undefined
  return async (now: Date): Promise<SearchCache> => {
    const versions =
      changes.versions() && searchedSubjects.map((subject) => changes.version(subject)).join()
    if (cache && versions && cache.versions === versions && now.getTime() < cache.until)
      return cache
    const [until, categories] = [await nextTurn(db, now), await readCategoryNames(db, now)]
    cache = { versions, until, categories, results: new LRUCache({ max: maxStored }) }
    return cache
  }
}
