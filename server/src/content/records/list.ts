import { entriesPerPage } from 'contract/content/record'
import { maxAtOnce } from 'contract/platform/bulk'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { contains } from '../../platform/db/contains.ts'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { RecordKind } from './kind.ts'
import { type RecordTables, recordsIn } from './tables.ts'

type Parameters = Readonly<Record<string, string | undefined>>
/** Empty `departments`: all. */
type Params = { parameters: Parameters; departments: readonly string[] }
type Conditions = RawBuilder<SqlBool>[]

const all = (conditions: Conditions) =>
  sql<SqlBool>`${sql.join([sql`1 = 1`, ...conditions], sql` and `)}`

function conditionsOf(
  { listing, department, isStored }: RecordKind,
  { parameters, departments }: Params,
  now: Date,
) {
  const { group, search } = parameters
  const ofGroup = group && listing.groups[group]
  const inGroup: Conditions = ofGroup ? [ofGroup] : []
  if (isStored) inGroup.push(isStored)
  if (departments.length > 0) inGroup.push(department.isIn(departments))
  const filtered = Object.entries(listing.filters).flatMap(([name, condition]) => {
    const value = parameters[name]
    return value ? [condition(value, now)] : []
  })
  const searched = search ? [contains(listing.searched, search)] : []
  return { inGroup: all(inGroup), isFound: all([...inGroup, ...filtered, ...searched]) }
}

/** Ties are ordered by id, so that pages don't overlap. */
function orderOf({ declared, listing }: RecordKind, { sort }: Parameters, now: Date) {
  const [first = ''] = Object.keys(declared.listing.sorts)
  return [...(listing.sorts[sort ?? first]?.(now) ?? []), sql`_id desc`]
}

type Selection = { isFound: RawBuilder<SqlBool>; order: RawBuilder<unknown>[] }

/** The first page if the record isn't found. */
async function pageOf(
  records: Kysely<RecordTables>,
  { subject }: RecordKind,
  { isFound, order }: Selection,
  _id: string | undefined,
): Promise<number> {
  if (!_id) return 1
  const numbered = records
    .selectFrom(subject)
    .select(['_id', sql<string>`row_number() over (order by ${sql.join(order)})`.as('place')])
    .where(isFound)
  const result = await records
    .selectFrom(numbered.as('numbered'))
    .select('place')
    .where('_id', '=', _id)
    .executeTakeFirst()
  return result ? Math.ceil(Number(result.place) / entriesPerPage) : 1
}

async function valuesOf(
  records: Kysely<RecordTables>,
  { subject, listing }: RecordKind,
  inGroup: RawBuilder<SqlBool>,
) {
  const values: Record<string, string[]> = {}
  for (const [name, { of = [sql.ref(name)], sorted }] of Object.entries(listing.values ?? {})) {
    const rows = await records
      .selectFrom(subject)
      .select(of.map((column, index) => sql<unknown>`${column}`.as(`value${index}`)))
      .distinct()
      .where(inGroup)
      .execute()
    values[name] = sorted(
      rows.flatMap((row) => Object.values(row)).map((value) => (value ? String(value) : '')),
    )
  }
  return values
}

/** The first `maxAtOnce` results in the list's order, for a bulk action. */
export async function selectRecords(db: Db, kind: RecordKind, requested: Params, now: Date) {
  const records = recordsIn(db)
  const { isFound } = conditionsOf(kind, requested, now)
  const rows = await records
    .selectFrom(kind.subject)
    .select('_id')
    .where(isFound)
    .orderBy(sql.join(orderOf(kind, requested.parameters, now)))
    .limit(maxAtOnce)
    .execute()
  const { found } = await records
    .selectFrom(kind.subject)
    .select(({ fn }) => fn.countAll().as('found'))
    .where(isFound)
    .executeTakeFirstOrThrow()
  return { entries: rows.map(({ _id }) => ({ _id: String(_id) })), found: Number(found) }
}

export async function queryRecords(db: Db, kind: RecordKind, requested: Params, now: Date) {
  const records = recordsIn(db)
  const { inGroup, isFound } = conditionsOf(kind, requested, now)
  const order = orderOf(kind, requested.parameters, now)
  const counts = await records
    .selectFrom(kind.subject)
    .select((row) => [
      row.fn.countAll().as('all'),
      row.fn.countAll().filterWhere(isFound).as('found'),
    ])
    .where(inGroup)
    .executeTakeFirstOrThrow()
  // PostgreSQL returns bigint counts as text.
  const result = Number(counts.found)
  const { page: requestedPage, saved } = requested.parameters
  const page = requestedPage
    ? Number(requestedPage)
    : await pageOf(records, kind, { isFound, order }, saved)
  const rows = await records
    .selectFrom(kind.subject)
    .select(Object.keys(kind.declared.shown.shape))
    .where(isFound)
    .orderBy(sql.join(order))
    .limit(entriesPerPage)
    .offset((page - 1) * entriesPerPage)
    .execute()
  const extras = await kind.alsoRecorded?.(
    db,
    rows.map(({ _id }) => String(_id)),
  )
  return {
    entries: rows.map((row) => ({ ...withoutNulls(row), ...extras?.get(String(row._id)) })),
    page,
    pages: Math.ceil(result / entriesPerPage),
    all: Number(counts.all),
    found: result,
    values: await valuesOf(records, kind, inGroup),
  }
}
