import { college } from 'college/facts'
import * as office from 'contract/events/attendance'
import * as contract from 'contract/events/check-in'
import { localDay } from 'contract/platform/zoned-time'
import type { Deps } from '../../deps.ts'
import { csvHeaders } from '../../platform/http/csv.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { listAttendance, readAttendance, saveDoor } from './attendance.ts'
import { exportAttendance } from './attendance-csv.ts'
import { listDoorEvents } from './check-in-events.ts'
import { takeScans } from './record-scans.ts'
import { readRoster } from './roster.ts'
import { undoCheckIn } from './undo.ts'

export function checkInRoutes(mount: Mount, deps: Deps) {
  mount(contract.listDoorEvents, async (_, actor) => ({
    events: await listDoorEvents(deps.db, deps.now(), actor),
  }))
  mount(contract.getRoster, ({ params }, actor) => readRoster(deps, params._id, actor))
  mount(contract.sendScans, ({ params, body }, actor) => takeScans(deps, params._id, body, actor))
  attendanceRoutes(mount, deps)
}

function attendanceRoutes(mount: Mount, deps: Deps) {
  mount(office.listAttendance, (_, actor) => listAttendance(deps, actor))
  mount(office.getAttendance, ({ params }, actor) => readAttendance(deps, params.eventId, actor))
  mount(office.saveDoor, async ({ params, body }, actor) => {
    const current = await saveDoor(deps, params.eventId, body, actor)
    return { message: office.doorSaved, current }
  })
  mount(office.undoCheckIn, async ({ params }, actor) => {
    await undoCheckIn(deps, params, actor)
    return { message: office.checkInUndone }
  })
  mount(office.exportAttendance, async ({ params }, actor, reply) => {
    const file = await exportAttendance(deps, params.eventId, actor)
    const day = localDay(deps.now().toISOString(), college.timeZone)
    return reply.headers(csvHeaders(`attendance-${day}.csv`)).send(file)
  })
}
