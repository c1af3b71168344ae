import { college } from 'college/facts'
import * as office from 'contract/events/attendance'
import * as contract from 'contract/events/check-in'
import { markPeopleCame, peopleChangedText } from 'contract/events/event-people'
import { localDay } from 'contract/platform/zoned-time'
import type { PlatformDeps } from '../../platform/deps.ts'
import { csvHeaders } from '../../platform/http/csv.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { inEventTurn } from '../registrations/act.ts'
import { attendanceList, readAttendance, saveCheckInSettings } from './attendance.ts'
import { attendanceCsv } from './attendance-csv.ts'
import { readCheckInEvents } from './check-in-events.ts'
import { markAttended } from './mark-attended.ts'
import { recordScans } from './record-scans.ts'
import { readRoster } from './roster.ts'
import { reverseCheckIn } from './undo.ts'

/** As many walk-ins as are sent at once, with long names and addresses: a device repeats what is rejected. */
const scansBytes = 128 * 1024

export function checkInRoutes(mount: Mount, deps: PlatformDeps) {
  mount(contract.listCheckInEvents, async (_, actor) => ({
    events: await readCheckInEvents(deps.db, deps.now(), actor),
  }))
  mount(contract.getRoster, ({ params }, actor) => readRoster(deps, params._id, actor))
  // Queues of several devices often have the same people.
  mount(
    contract.sendScans,
    ({ params, body }, actor) =>
      inEventTurn(params._id, () => recordScans(deps, params._id, body, actor)),
    { bodyBytes: scansBytes },
  )
  attendanceRoutes(mount, deps)
}

function attendanceRoutes(mount: Mount, deps: PlatformDeps) {
  mount(office.listAttendance, (_, actor) => attendanceList(deps, actor))
  mount(office.getAttendance, ({ params }, actor) => readAttendance(deps, params.eventId, actor))
  mount(office.updateCheckInSettings, async ({ params, body }, actor) => {
    const current = await saveCheckInSettings(deps, params.eventId, body, actor)
    return { message: office.checkInSettingsSaved, current }
  })
  mount(office.undoCheckIn, async ({ params }, actor) => {
    await reverseCheckIn(deps, params, actor)
    return { message: office.checkInUndone }
  })
  mount(markPeopleCame, async ({ params, body }, actor) => {
    const counts = await markAttended(deps, params.eventId, body, actor)
    return { message: peopleChangedText('came', counts), ...counts }
  })
  mount(office.exportAttendance, async ({ params }, actor, reply) => {
    const file = await attendanceCsv(deps, params.eventId, actor)
    const day = localDay(deps.now().toISOString(), college.timeZone)
    return reply.headers(csvHeaders(`attendance-${day}.csv`)).send(file)
  })
}
