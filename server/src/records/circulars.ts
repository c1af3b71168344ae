import { college } from 'college/facts'
import * as contract from 'contract/circulars'
import { eventImageBytes, imageTooLarge } from 'contract/pictures'
import { toInstant } from 'contract/zoned-time'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Complete } from '../db/complete.ts'
import { naturalOrder } from '../db/natural-order.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { finishedJson } from '../kept/finished.ts'
import { sendKept } from '../kept/send-kept.ts'
import type { RecordKind } from './kind.ts'
import { recordRoutes } from './routes.ts'

type Columns = Omit<Complete<contract.Circular>, '_id' | 'picture'>
const toColumns = ({ title, text, day }: contract.CircularForm): Columns => ({
  title,
  text,
  day: toInstant(day, college.timeZone),
})
const columns = z.keyof(contract.circular).options
const listAll = (db: Db) =>
  db.selectFrom('circulars').select(columns).orderBy('day', 'desc').orderBy('_id', 'desc').execute()

/** What is special about circulars, which are the whole college's. */
export const circularKind: RecordKind<contract.CircularForm> = {
  declared: contract.circulars,
  subject: 'circulars',
  form: contract.circulars.update.schema.body,
  toColumns,
  picture: { column: 'picture', none: '', bytes: eventImageBytes, tooLarge: imageTooLarge },
  department: { of: () => undefined, isIn: () => sql`1 = 0` },
  listing: {
    searched: ['title', 'text'],
    filters: {},
    sorts: { day: () => [sql`day desc`], title: () => [naturalOrder('title')] },
  },
  list: listAll,
}

export function circularRoutes(mount: Mount, deps: Deps) {
  recordRoutes(mount, deps, circularKind)
  mount(
    contract.listCirculars,
    (request, _, reply) => {
      const work = async () => finishedJson(z.array(contract.circular), await listAll(deps.db))
      const key = contract.listCirculars.url
      return sendKept(deps, request, reply, { key, subjects: ['circulars'], work })
    },
    { hasHead: true },
  )
}
