import type { RecordName } from 'contract/records'
import type { Deps } from '../deps.ts'
import { eventKind } from '../events/record.ts'
import { eventRoutes } from '../events/routes.ts'
import { memberKind } from '../faculty/record.ts'
import { facultyRoutes } from '../faculty/routes.ts'
import type { Mount } from '../http/mount.ts'
import type { Table } from '../import-export/table.ts'
import type { RecordKind } from './kind.ts'
import { tableOf } from './table.ts'

/** What the server has for a kind of record. */
type Room = Pick<RecordKind, 'department' | 'nextChange'> & {
  /** For import and export. */
  table: Table
  routes: (mount: Mount, deps: Deps) => void
}

const roomOf = (kind: RecordKind, routes: Room['routes']): Room => ({
  department: kind.department,
  nextChange: kind.nextChange,
  table: tableOf(kind),
  routes,
})

export const rooms: Record<RecordName, Room> = {
  events: roomOf(eventKind, eventRoutes),
  faculty: roomOf(memberKind, facultyRoutes),
}
