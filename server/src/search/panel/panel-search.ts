import { staffGroup } from 'contract/people/designations'
import { hasRight } from 'contract/platform/roles'
import { type RecordName, recordNames } from 'contract/records'
import { type PanelResult, type PanelResults, panelResult } from 'contract/search/panel-search'
import { searchKindNames } from 'contract/search/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { entriesOf } from '../../content/model/entry.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import {
  createScope,
  findSearchEntries,
  type Hit,
  inOrder,
  type Scope,
} from '../../platform/search-engine/find.ts'
import { hitsOf } from '../../platform/search-engine/passage.ts'
import type { Query } from '../../platform/search-engine/query.ts'
import { answeredBy, didYouMeanFor } from '../../platform/search-engine/scope.ts'
import { readTexts, type SearchEntry } from '../../platform/search-engine/search-index.ts'
import { recordFolders } from '../../record-folders.ts'
import { categoryResult } from '../public/category-result.ts'
import { type FillPlaceholders, prepareWords } from '../public/prepared-results.ts'
import { highlightHit, type PublicIndex } from '../public/search.ts'
import { revisionsShowing } from '../sources/document-source.ts'
import { draftSources } from '../sources/draft-sources.ts'
import { publicSources, type ReadDrafts } from '../sources/search-indexes.ts'

const lookedAt = 3 * panelResult

/** Documents are found by the titles and labels of what shows them, too. */
async function readHiddenRevisions(db: DbOrTrx, { departments }: Administrator, now: string) {
  if (departments.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom('contentItems')
    .select('scheduledId')
    .where('publishAt', '>', now)
    .where(({ or, eb }) =>
      or([eb('department', 'is', null), eb('department', 'not in', [...departments])]),
    )
    .execute()
  return new Set(rows.flatMap(({ scheduledId }) => scheduledId ?? []))
}

async function seenBy(db: DbOrTrx, actor: Administrator, now: string): Promise<Scope['isVisible']> {
  const { departments } = actor
  const isScoped = departments.length > 0
  const readIds = async (table: 'contentItems' | RecordName, isSeen: RawBuilder<SqlBool>) =>
    (await db.selectFrom(table).select('_id').where(isSeen).execute()).map(({ _id }) => _id)
  const ofOwn = isScoped ? sql`and department in (${sql.join([...departments])})` : sql``
  const ids = await readIds('contentItems', sql<SqlBool>`"deletedAt" is null ${ofOwn}`)
  if (hasRight(actor, 'see records'))
    for (const name of recordNames) {
      const isOwn = isScoped
        ? recordFolders[name].department.isIn(departments)
        : sql<SqlBool>`1 = 1`
      ids.push(...(await readIds(name, isOwn)))
    }
  const seen = new Set(ids)
  const hidden = await readHiddenRevisions(db, actor, now)
  return (entry) =>
    entry.subject === 'document'
      ? !revisionsShowing(entry).some((revision) => hidden.has(revision))
      : seen.has(entry.itemId)
}

type HitWithState = { hit: Hit; state: PanelResult['state'] }

function bestOf(hits: readonly HitWithState[]): HitWithState[] {
  const rankOf = ({ hit }: HitWithState) => ({ entry: hit, level: hit.level })
  const ordered = hits.toSorted((one, other) => inOrder(rankOf(one), rankOf(other)))
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

type PanelSearchDeps = PublicIndex & { db: DbOrTrx; fill: FillPlaceholders; drafts: ReadDrafts }

/** What visitors read or will read, and what is unpublished, which has its own index. */
export async function searchPanel(
  { db, index, drafts: readDrafts, categories, fill }: PanelSearchDeps,
  query: Query,
  actor: Administrator,
  timestamp: Date,
): Promise<PanelResults> {
  const sources = draftSources(index, timestamp)
  const drafts = await readDrafts(sources)
  const now = timestamp.toISOString()
  const isSeen = await seenBy(db, actor, now)
  const isVisible = (entry: SearchEntry) => entry.shownUntil > now && isSeen(entry)
  const scopes = [index, drafts].map((one) => createScope(one, categories, timestamp, isVisible))
  const find = (wanted: Query) =>
    scopes.map((scope) => findSearchEntries(scope, wanted, { from: 0, count: lookedAt }))
  const typed = find(query)
  const by = answeredBy(scopes, query, typed.flat())
  const [visible = [], hidden = []] = by === query ? typed : find(by)
  const best = bestOf([
    ...visible.map(
      (hit): HitWithState => ({ hit, state: hit.shownFrom > now ? 'scheduled' : 'public' }),
    ),
    ...hidden.map((hit): HitWithState => ({ hit, state: 'hidden' })),
  ])
  const meant = best.length === 0 ? didYouMeanFor(scopes, by) : undefined
  const groups: PanelResults['groups'] = []
  for (const kind of searchKindNames) {
    const ofKind = best.filter(({ hit }) => hit.kind === kind)
    if (ofKind.length === 0) continue
    const groupResults = await toPanelResults(ofKind.slice(0, panelResult))
    groups.push({ kind, found: groupResults, isMore: ofKind.length > panelResult })
  }
  return { groups, ...(meant && { meant }) }

  async function toPanelResults(first: readonly HitWithState[]): Promise<PanelResult[]> {
    const isHit = hitsOf(by)
    const hits = first.map(({ hit }) => hit)
    const status = await readStatuses(db, hits, timestamp)
    const results: PanelResult[] = []
    for (const { hit, state } of first) {
      const textsOf = await readTexts(db, state === 'hidden' ? sources : publicSources, [hit])
      const stands = status(hit)
      const isRead = stands.entry?.isPublic && !stands.entry.hasDraft && state === 'hidden'
      results.push({
        _id: hit.itemId,
        kind: hit.kind,
        ...highlightHit(prepareWords(textsOf(hit), fill), isHit),
        ...categoryResult(hit, categories, by, isHit),
        state: isRead ? 'public' : state,
        ...stands,
      })
    }
    return results
  }
}
