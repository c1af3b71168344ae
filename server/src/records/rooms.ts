import type { RecordName } from 'contract/records'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { nextEventsChange } from '../events/next-change.ts'
import { eventKind } from '../events/record.ts'
import { eventRoutes } from '../events/routes.ts'
import { nextDeparture } from '../faculty/present.ts'
import { memberKind } from '../faculty/record.ts'
import { facultyRoutes } from '../faculty/routes.ts'
import type { Mount } from '../http/mount.ts'
import type { Table } from '../import-export/table.ts'
import type { RecordKind } from './kind.ts'
import { tableOf } from './table.ts'

/** What the server has for a kind of record. */
type Room = {
  /** Whose its records are. */
  department: RecordKind['department']
  /** For import and export. */
  table: Table
  /** When what is shown of it changes next though nobody changes it, because a date passes; epoch milliseconds. */
  nextChange: (db: Db, moment: Date) => Promise<number>
  routes: (mount: Mount, deps: Deps) => void
}

const roomOf = (kind: RecordKind, others: Pick<Room, 'nextChange' | 'routes'>): Room => ({
  department: kind.department,
  table: tableOf(kind),
  ...others,
})

export const rooms: Record<RecordName, Room> = {
  events: roomOf(eventKind, { nextChange: nextEventsChange, routes: eventRoutes }),
  faculty: roomOf(memberKind, { nextChange: nextDeparture, routes: facultyRoutes }),
}
