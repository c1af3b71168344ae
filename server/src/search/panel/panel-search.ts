import { staffGroup } from 'contract/people/designations'
import { hasRight } from 'contract/platform/roles'
import { recordNames } from 'contract/records'
import { type PanelResult, type PanelResults, panelResult } from 'contract/search/panel-search'
import { searchKindNames } from 'contract/search/search'
import { type SqlBool, sql } from 'kysely'
import { entriesOf } from '../../content/model/entry.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { Searching, Visibility } from '../../platform/search-engine/entries.ts'
import { findSearchEntries, type Hit, queryIndexes } from '../../platform/search-engine/find.ts'
import { withBodies } from '../../platform/search-engine/long-texts.ts'
import type { Query } from '../../platform/search-engine/query.ts'
import { answeredBy, didYouMeanFor } from '../../platform/search-engine/scope.ts'
import { isOutOfDate, renewIndex } from '../../platform/search-engine/update-index.ts'
import { recordFolders } from '../../record-folders.ts'
import { categoryResults } from '../public/category-results.ts'
import { type FillPlaceholders, highlightHit } from '../public/search.ts'
import { draftIndex } from '../sources/draft-index.ts'
import { publicIndex } from '../sources/public-index.ts'

const lookedAt = 3 * panelResult

function seenBy(actor: Administrator, now: string): Visibility {
  const { departments } = actor
  const isScoped = departments.length > 0
  const ofOwn = isScoped ? sql`and department in (${sql.join([...departments])})` : sql``
  const content = sql`"itemId" in (select _id from "contentItems" where "deletedAt" is null ${ofOwn})`
  const records = hasRight(actor, 'see records')
    ? recordNames.map((name) => {
        const isOwn = isScoped
          ? sql`where ${recordFolders[name].department.isIn(departments)}`
          : sql``
        return sql`(subject = ${name} and "itemId" in (select _id from ${sql.table(name)} ${isOwn}))`
      })
    : []
  const seen = sql.join([content, sql`subject = 'document'`, ...records], sql` or `)
  return {
    now,
    read: async ({ db, index }) => {
      const entries = db.selectFrom(index.entries).select('id').where(sql<SqlBool>`(${seen})`)
      const ids = new Set((await entries.execute()).map(({ id }) => id))
      return ({ id }) => ids.has(id)
    },
  }
}

type HitWithState = { hit: Hit; state: PanelResult['state'] }

function bestOf(hits: readonly HitWithState[]): HitWithState[] {
  const ordered = hits.toSorted(
    ({ hit: one }, { hit: other }) =>
      other.level - one.level ||
      (one.date === other.date ? 0 : one.date < other.date ? 1 : -1) ||
      (one.path < other.path ? -1 : 1),
  )
  return [...Map.groupBy(ordered, ({ hit }) => hit.itemId).values()].flatMap(([best]) => best ?? [])
}

async function readStatuses(db: DbOrTrx, hits: readonly Hit[], now: Date) {
  const ids = hits.map(({ itemId }) => itemId)
  const items = await db.selectFrom('contentItems').selectAll().where('_id', 'in', ids).execute()
  const people = await db
    .selectFrom('faculty')
    .select(['_id', 'designation'])
    .where('_id', 'in', ids)
    .execute()
  const entries = new Map((await entriesOf(db, items, now)).map((entry) => [entry._id, entry]))
  const groups = new Map(people.map(({ _id, designation }) => [_id, staffGroup(designation)]))
  return ({ subject, itemId, title }: Hit): Pick<PanelResult, 'entry' | 'record'> => {
    const entry = entries.get(itemId)
    const group = groups.get(itemId)
    const record = recordNames.find((name) => name === subject)
    if (entry) return { entry }
    return record ? { record: { subject: record, name: title, ...(group && { group }) } } : {}
  }
}

/**
 * Results for the panel: what visitors read or will read, and what is unpublished. The latter has its own index, updated here.
 */
export async function searchPanel(
  searching: Omit<Searching, 'index'>,
  query: Query,
  actor: Administrator,
  timestamp: Date,
  fill: FillPlaceholders,
): Promise<PanelResults> {
  const { db, engine } = searching
  const now = timestamp.toISOString()
  const drafts = draftIndex(timestamp)
  if (await isOutOfDate(db, drafts)) await renewIndex(db, engine, drafts)
  const {
    found: [visible = [], hidden = []],
    by,
    meant,
  } = await queryIndexes(searching, [publicIndex, drafts], seenBy(actor, now), async (scopes) => {
    const find = async (wanted: Query) => {
      const results: Hit[][] = []
      for (const scope of scopes)
        results.push(await findSearchEntries(scope, wanted, { from: 0, count: lookedAt }))
      return results
    }
    const typed = await find(query)
    const requested = await answeredBy(scopes, query, typed.flat())
    const widened = requested === query ? typed : await find(requested)
    const isLost = widened.flat().length === 0
    return {
      found: widened,
      by: requested,
      meant: isLost ? await didYouMeanFor(scopes, requested) : undefined,
    }
  })
  const best = bestOf([
    ...visible.map(
      (hit): HitWithState => ({ hit, state: hit.shownFrom > now ? 'scheduled' : 'public' }),
    ),
    ...hidden.map((hit): HitWithState => ({ hit, state: 'hidden' })),
  ])
  const groups: PanelResults['groups'] = []
  for (const kind of searchKindNames) {
    const ofKind = best.filter(({ hit }) => hit.kind === kind)
    if (ofKind.length === 0) continue
    const groupResults = await toPanelResults(ofKind.slice(0, panelResult))
    groups.push({ kind, found: groupResults, isMore: ofKind.length > panelResult })
  }
  return { groups, ...(meant && { meant }) }

  async function toPanelResults(first: readonly HitWithState[]): Promise<PanelResult[]> {
    const hits = first.map(({ hit }) => hit)
    const status = await readStatuses(db, hits, timestamp)
    const categoryOf = await categoryResults(searching, hits, by)
    const results: PanelResult[] = []
    for (const { hit, state } of first) {
      const index = state === 'hidden' ? drafts : publicIndex
      const [full = { ...hit, body: '' }] = await withBodies({ db, index }, [hit], by)
      const stands = status(hit)
      const isRead = stands.entry?.isPublic && !stands.entry.hasDraft && state === 'hidden'
      const words = highlightHit(full, by, fill)
      results.push({
        _id: hit.itemId,
        kind: hit.kind,
        ...words,
        ...categoryOf(hit),
        state: isRead ? 'public' : state,
        ...stands,
      })
    }
    return results
  }
}
