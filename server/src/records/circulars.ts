import * as contract from 'contract/circulars'
import { sql } from 'kysely'
import { naturalOrder } from '../db/natural-order.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { keptMount } from '../kept/mount-kept.ts'
import { columnsOf } from './columns.ts'
import type { RecordKind } from './kind.ts'
import { recordRoutes } from './routes.ts'

const listAll = (db: Db) =>
  db.selectFrom('circulars').selectAll().orderBy('day', 'desc').orderBy('_id', 'desc').execute()

/** What is special about circulars, which are the whole college's. */
export const circularKind: RecordKind<typeof contract.circulars> = {
  declared: contract.circulars,
  subject: 'circulars',
  toColumns: (form) => columnsOf(contract.circulars, form),
  nextChange: async () => Number.POSITIVE_INFINITY,
  department: { of: () => undefined, isIn: () => sql`1 = 0` },
  listing: {
    searched: ['title', 'text'],
    groups: {},
    filters: {},
    sorts: { day: () => [sql`day desc`], title: () => [naturalOrder('title')] },
  },
  list: listAll,
}

export function circularRoutes(mount: Mount, deps: Deps) {
  recordRoutes(mount, deps, circularKind)
  keptMount(mount, deps)(contract.listCirculars, {
    subjects: ['circulars'],
    read: () => listAll(deps.db),
  })
}
