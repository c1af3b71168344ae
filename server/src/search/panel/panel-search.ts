import { staffGroup } from 'contract/people/designations'
import { hasRight } from 'contract/platform/roles'
import { recordNames } from 'contract/records'
import { foundInPanel, type PanelFindings, type PanelFound } from 'contract/search/panel-search'
import { searchKindNames } from 'contract/search/search'
import { type SqlBool, sql } from 'kysely'
import { entriesOf } from '../../content/entries/entry.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { askIndexes, findEntries, type Hit } from '../../platform/search-engine/find.ts'
import { withPassages } from '../../platform/search-engine/long-texts.ts'
import type { Query } from '../../platform/search-engine/query.ts'
import { answeredBy, whatWasMeant } from '../../platform/search-engine/scope.ts'
import type { Reading } from '../../platform/search-engine/source.ts'
import { isOutOfDate, renewIndex } from '../../platform/search-engine/update-index.ts'
import type { Searching, Sight } from '../../platform/search-engine/visibility.ts'
import { rooms } from '../../record-folders.ts'
import { publicIndex } from '../../search-sources.ts'
import { tellOfCategories } from '../public/category-results.ts'
import { type Fill, wordsOfHit } from '../public/search.ts'
import { draftIndex } from '../sources/draft-index.ts'

const lookedAt = 3 * foundInPanel

function seenBy(actor: Administrator): Sight {
  const { departments } = actor
  const isScoped = departments.length > 0
  const ofOwn = isScoped ? sql`and department in (${sql.join([...departments])})` : sql``
  const content = sql`"itemId" in (select _id from "contentItems" where "deletedAt" is null ${ofOwn})`
  const records = hasRight(actor, 'see records')
    ? recordNames.map((name) => {
        const isOwn = isScoped ? sql`where ${rooms[name].department.isIn(departments)}` : sql``
        return sql`(subject = ${name} and "itemId" in (select _id from ${sql.table(name)} ${isOwn}))`
      })
    : []
  const seen = sql.join([content, sql`subject = 'document'`, ...records], sql` or `)
  return { condition: sql<SqlBool>`(${seen})`, seesUntimed: false }
}

type FoundHit = { hit: Hit; state: PanelFound['state'] }

function bestOf(hits: readonly FoundHit[]): FoundHit[] {
  const ordered = hits.toSorted(
    ({ hit: one }, { hit: other }) =>
      other.level - one.level ||
      (one.date === other.date ? 0 : one.date < other.date ? 1 : -1) ||
      (one.path < other.path ? -1 : 1),
  )
  return [...Map.groupBy(ordered, ({ hit }) => hit.itemId).values()].flatMap(([best]) => best ?? [])
}

async function readStanding(db: Reading, hits: readonly Hit[], moment: Date) {
  const ids = hits.map(({ itemId }) => itemId)
  const isAny = ids.length > 0
  const items = isAny
    ? await db.selectFrom('contentItems').selectAll().where('_id', 'in', ids).execute()
    : []
  const people = isAny
    ? await db
        .selectFrom('faculty')
        .select(['_id', 'designation'])
        .where('_id', 'in', ids)
        .execute()
    : []
  const entries = new Map((await entriesOf(db, items, moment)).map((entry) => [entry._id, entry]))
  const groups = new Map(people.map(({ _id, designation }) => [_id, staffGroup(designation)]))
  return ({ subject, itemId, title }: Hit): Pick<PanelFound, 'entry' | 'record'> => {
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
  moment: Date,
  fill: Fill,
): Promise<PanelFindings> {
  const { db, engine } = searching
  const drafts = draftIndex(moment)
  if (await isOutOfDate(db, drafts)) await renewIndex(db, engine, drafts)
  const {
    found: [shown = [], hidden = []],
    by,
    meant,
  } = await askIndexes(searching, [publicIndex, drafts], seenBy(actor), async (scopes) => {
    const find = async (wanted: Query) => {
      const found: Hit[][] = []
      for (const scope of scopes)
        found.push(await findEntries(scope, wanted, { from: 0, count: lookedAt }))
      return found
    }
    const typed = await find(query)
    const asked = await answeredBy(scopes, query, typed.flat())
    const widened = asked === query ? typed : await find(asked)
    const isLost = widened.flat().length === 0
    return {
      found: widened,
      by: asked,
      meant: isLost ? await whatWasMeant(scopes, asked) : undefined,
    }
  })
  const now = moment.toISOString()
  const best = bestOf([
    ...shown.map((hit): FoundHit => ({ hit, state: hit.shownFrom > now ? 'scheduled' : 'public' })),
    ...hidden.map((hit): FoundHit => ({ hit, state: 'hidden' })),
  ])
  const groups = await Promise.all(
    searchKindNames.map(async (kind): Promise<PanelFindings['groups'][number]> => {
      const ofKind = best.filter(({ hit }) => hit.kind === kind)
      const first = ofKind.slice(0, foundInPanel)
      const found = await tellOf(first)
      return { kind, found, isMore: ofKind.length > first.length }
    }),
  )
  return { groups: groups.filter(({ found }) => found.length > 0), ...(meant && { meant }) }

  async function tellOf(first: readonly FoundHit[]): Promise<PanelFound[]> {
    const hits = first.map(({ hit }) => hit)
    const standing = await readStanding(db, hits, moment)
    const categoryOf = await tellOfCategories(searching, hits, by)
    const told: PanelFound[] = []
    for (const { hit, state } of first) {
      const index = state === 'hidden' ? drafts : publicIndex
      const [whole = hit] = await withPassages({ db, index }, [hit], by)
      const stands = standing(hit)
      const isRead = stands.entry?.isPublic && !stands.entry.hasDraft && state === 'hidden'
      const words = wordsOfHit(whole, by, fill)
      told.push({
        _id: hit.itemId,
        kind: hit.kind,
        ...words,
        ...categoryOf(hit),
        state: isRead ? 'public' : state,
        ...stands,
      })
    }
    return told
  }
}
