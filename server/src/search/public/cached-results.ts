import type { SearchResults } from 'contract/search/search'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { nextContentPublication } from '../../content/public/public-content.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import { categoryTypes } from '../../platform/search-engine/category-signs.ts'
import { always } from '../../platform/search-engine/source.ts'
import { searchedSubjects } from '../sources/public-index.ts'

const maxStored = 500

type Cached = { versions: string; until: string; findings: SearchResults }

/** When results next change by time alone. */
async function nextTurn(db: Db, timestamp: Date): Promise<string> {
  const now = timestamp.toISOString()
  const { rows } = await sql<{ turn: string | null }>`
    select min(turn) as turn from (
      select min("shownFrom") as turn from "searchEntries" where "shownFrom" > ${now}
      union all select min("shownUntil") from "searchEntries" where "shownUntil" > ${now}
    ) as turns`.execute(db)
  const called = await Promise.all(
    categoryTypes.map((type) => nextContentPublication(db, type, timestamp)),
  )
  const turns = called.filter(Number.isFinite).map((turn) => new Date(turn).toISOString())
  return [rows[0]?.turn ?? always, ...turns].toSorted()[0] ?? always
}

/** Cached until something searchable changes or something begins or ends. */
export function createSearchCache({ db, changes }: { db: Db; changes: Changes }) {
  const cached = new LRUCache<string, Cached>({ max: maxStored })
  let turn = { versions: '', until: '' }
  const versionsNow = () =>
    changes.versions() && searchedSubjects.map((subject) => changes.version(subject)).join()
  return async (
    key: string,
    timestamp: Date,
    find: () => Promise<SearchResults>,
  ): Promise<SearchResults> => {
    const versions = versionsNow()
    const now = timestamp.toISOString()
    const known = cached.get(key)
    if (known && known.versions === versions && now < known.until) return known.findings
    const results = await find()
    if (versions === undefined) return results
    if (turn.versions !== versions || now >= turn.until)
      turn = { versions, until: await nextTurn(db, timestamp) }
    cached.set(key, { versions, until: turn.until, findings: results })
    return results
  }
}
