import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import type { RecordKind } from './kind.ts'
import { listRecords } from './list.ts'

/** The list of the panel of a kind of record. */
export function recordListRoute<Form>(mount: Mount, { db, now }: Deps, kind: RecordKind<Form>) {
  mount(kind.declared.list, ({ query }) => listRecords(db, kind, query, now()))
}
