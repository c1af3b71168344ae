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
import { tableOf } from './table.ts'

/** What the server has for a kind of record. */
type Room = {
  /** For import and export. */
  table: Table
  /** When what is shown of it changes next though nobody changes it, because a date passes; epoch milliseconds. */
  nextChange: (db: Db, moment: Date) => Promise<number>
  routes: (mount: Mount, deps: Deps) => void
}

export const rooms: Record<RecordName, Room> = {
  events: { table: tableOf(eventKind), nextChange: nextEventsChange, routes: eventRoutes },
  faculty: { table: tableOf(memberKind), nextChange: nextDeparture, routes: facultyRoutes },
}
