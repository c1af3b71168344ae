import { fillIn } from 'contract/content/fill-in'
import type { SearchResults } from 'contract/search/search'
import { LRUCache } from 'lru-cache'
import { nextContentPublication } from '../../content/public/public-content.ts'
import { readCategoryNames } from '../../events/calendar/category-names.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ReadCollege } from '../../platform/db/read-college.ts'
import { collegeIn } from '../../platform/mail/reader-language.ts'
import { readVersions } from '../../platform/response-cache/versions.ts'
import { categoryTypes } from '../../platform/search-engine/category-signs.ts'
import type { SearchIndex } from '../../platform/search-engine/search-index.ts'
import { noEnd } from '../../platform/search-engine/source.ts'
import { type SearchIndexes, searchedTags } from '../sources/search-indexes.ts'
import { createPreparedResults, type FillPlaceholders } from './prepared-results.ts'
import type { PublicIndex } from './search.ts'

const maxStored = 500

const earlier = (one: string, other: string) => (one < other ? one : other)

/** When results next change by time alone. */
async function nextTurn(db: Db, { entries }: SearchIndex, timestamp: Date): Promise<number> {
  const now = timestamp.toISOString()
  const turns = [...entries.values()]
    .flatMap(({ shownFrom, shownUntil, expiresAt }) => [shownFrom, shownUntil, expiresAt])
    .filter((turn) => turn > now)
  const categories = await Promise.all(
    categoryTypes.map((type) => nextContentPublication(db, [type], timestamp)),
  )
  return Math.min(Date.parse(turns.reduce(earlier, noEnd)), ...categories)
}

/** Placeholders that only their own page can fill. */
const elsewhere = /\{\w+\}/g

async function fillWith(college: ReadCollege): Promise<FillPlaceholders> {
  const facts = await college()
  return (text, language) => {
    const { name, locality, officeHours, addressLines } = collegeIn(facts, language ?? null)
    const address = addressLines.join(', ')
    const known = { college: name, town: locality, hours: officeHours, address }
    return fillIn(text, known).replace(elsewhere, '…')
  }
}

type SearchCache = PublicIndex & {
  fill: FillPlaceholders
  versions: string | undefined
  until: number
  results: LRUCache<string, SearchResults>
}

type Deps = { db: Db; changes: Changes; searchIndexes: SearchIndexes; college: ReadCollege }

/** Until something searchable changes or something begins or ends. */
export function createSearchCache({ db, changes, searchIndexes, college }: Deps) {
  let cache: SearchCache | undefined
  return async (now: Date): Promise<SearchCache> => {
    const version = readVersions(changes)
    const versions = changes.versions() && searchedTags.map(version).join()
    if (cache && versions && cache.versions === versions && now.getTime() < cache.until)
      return cache
    const index = await searchIndexes.published()
    const [until, categories] = [await nextTurn(db, index, now), await readCategoryNames(db, now)]
    const results = new LRUCache<string, SearchResults>({ max: maxStored })
    const fill = await fillWith(college)
    const prepared = createPreparedResults(db, fill)
    cache = { index, versions, until, categories, fill, prepared, results }
    return cache
  }
}
