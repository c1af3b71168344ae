import type { RecordName } from 'contract/records'
import type { RecordKind } from './content/records/kind.ts'
import { tableOf } from './content/records/table.ts'
import type { Deps } from './deps.ts'
import { eventKind } from './events/calendar/record.ts'
import { eventRoutes } from './events/calendar/routes.ts'
import { memberKind } from './people/faculty/record.ts'
import { facultyRoutes } from './people/faculty/routes.ts'
import type { Mount } from './platform/http/mount.ts'
import type { TableFormat } from './platform/spreadsheets/table.ts'

type Room = Pick<RecordKind, 'department' | 'nextChange'> & {
  table: TableFormat
  routes: (mount: Mount, deps: Deps) => void
}

const roomOf = (kind: RecordKind, routes: Room['routes']): Room => ({
  department: kind.department,
  nextChange: kind.nextChange,
  table: tableOf(kind),
  routes,
})

export const recordFolders: Record<RecordName, Room> = {
  events: roomOf(eventKind, eventRoutes),
  faculty: roomOf(memberKind, facultyRoutes),
}
