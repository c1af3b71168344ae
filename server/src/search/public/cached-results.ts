import type { Findings } from 'contract/search/search'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { nextPublication } from '../../content/public/public-content.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import { categoryTypes } from '../../platform/search-engine/category-signs.ts'
import { always } from '../../platform/search-engine/source.ts'
import { searchedSubjects } from '../../search-sources.ts'

const mostKept = 500

type Kept = { versions: string; until: string; findings: Findings }

/** When results next change by time alone. */
async function nextTurn(db: Db, moment: Date): Promise<string> {
  const now = moment.toISOString()
  const { rows } = await sql<{ turn: string | null }>`
    select min(turn) as turn from (
      select min("shownFrom") as turn from "searchEntries" where "shownFrom" > ${now}
      union all select min("shownUntil") from "searchEntries" where "shownUntil" > ${now}
    ) as turns`.execute(db)
  const called = await Promise.all(categoryTypes.map((type) => nextPublication(db, type, moment)))
  const turns = called.filter(Number.isFinite).map((turn) => new Date(turn).toISOString())
  return [rows[0]?.turn ?? always, ...turns].toSorted()[0] ?? always
}

/** Cached until something searchable changes or something begins or ends. */
export function createKeptFindings({ db, changes }: { db: Db; changes: Changes }) {
  const kept = new LRUCache<string, Kept>({ max: mostKept })
  let turn = { versions: '', until: '' }
  const versionsNow = () =>
    changes.versions() && searchedSubjects.map((subject) => changes.version(subject)).join()
  return async (key: string, moment: Date, find: () => Promise<Findings>): Promise<Findings> => {
    const versions = versionsNow()
    const now = moment.toISOString()
    const known = kept.get(key)
    if (known && known.versions === versions && now < known.until) return known.findings
    const findings = await find()
    if (versions === undefined) return findings
    if (turn.versions !== versions || now >= turn.until)
      turn = { versions, until: await nextTurn(db, moment) }
    kept.set(key, { versions, until: turn.until, findings })
    return findings
  }
}
