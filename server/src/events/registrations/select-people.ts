import type { PeopleSelection } from 'contract/events/event-people'
import { selectionChanged } from 'contract/events/event-people'
import { statusesInForce } from 'contract/events/registrations'
import type { PeopleFilter, PeopleSort, peopleGroups } from 'contract/events/statuses'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { contains } from '../../platform/db/contains.ts'
import { naturalOrder } from '../../platform/db/natural-order.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { conflict } from '../../platform/errors.ts'

export type RegistrationFilters = {
  state?: PeopleFilter | undefined
  search?: string | undefined
}

export type Sorted = { sort?: PeopleSort | undefined; order?: 'asc' | 'desc' | undefined }

const hasCome = sql<SqlBool>`exists (select 1 from ${sql.table('checkIns')}
  where ${sql.ref('checkIns.registrationId')} = registrations._id and outcome = 'in')`

const groups: Record<(typeof peopleGroups)[number], RawBuilder<SqlBool>> = {
  active: sql`registrations.state in (${sql.join([...statusesInForce])})`,
  queue: sql`registrations.state in ('waiting', 'offered')`,
  came: hasCome,
  absent: sql`registrations.state = 'registered' and not ${hasCome}`,
}

const isGroup = (state: string): state is keyof typeof groups => Object.hasOwn(groups, state)

const matches = (state: PeopleFilter) =>
  isGroup(state) ? groups[state] : sql<SqlBool>`registrations.state = ${state}`

export const selectPeople = (
  db: DbOrTrx,
  eventId: string,
  { state, search }: RegistrationFilters,
) =>
  db
    .selectFrom('registrations')
    .where('eventId', '=', eventId)
    .$if(state !== undefined, (rows) => rows.where(matches(state ?? 'registered')))
    .$if(search !== undefined && search !== '', (rows) =>
      rows.where(contains(['name', 'email'], search ?? '')),
    )

const statusRanks = sql`case state when 'registered' then 1 when 'offered' then 2 when 'waiting' then 3
  when 'asked' then 4 when 'left' then 5 when 'removed' then 6 else 7 end`

/** Unconfirmed addresses come last. */
const unplaced = sql`case when place is null then 1 else 0 end`

/** Ties are in order of arrival, so that pages don't overlap. */
export function orderOf({ sort = 'arrival', order = 'asc' }: Sorted): RawBuilder<unknown> {
  const by = sql.raw(order)
  if (sort === 'name') return sql`${naturalOrder('name')} ${by}, place, _id`
  if (sort === 'status') return sql`${statusRanks} ${by}, place, _id`
  return sql`${unplaced}, place ${by}, _id ${by}`
}

/** Rejects with 409 if other people match than the screen showed. */
export async function readSelected(
  trx: Trx,
  eventId: string,
  { ids, count, ...filters }: PeopleSelection,
) {
  const rows = await selectPeople(trx, eventId, ids ? {} : filters)
    .$if(ids !== undefined, (matching) => matching.where('registrations._id', 'in', ids ?? []))
    .select(['registrations._id', 'state', 'email', 'name', 'place', 'language'])
    .select(hasCome.as('hasCome'))
    .orderBy(orderOf({}))
    .execute()
  if (count !== undefined && rows.length !== count) throw conflict(selectionChanged)
  // SQLite answers with 0 or 1.
  return rows.map((row) => ({ ...row, hasCome: Boolean(row.hasCome) }))
}
export type Selected = Awaited<ReturnType<typeof readSelected>>[number]
