import { memberPath } from 'contract/people/faculty'
import { pageAddresses } from 'contract/platform/page-addresses'
import { forEachRecord, type RecordName } from 'contract/records'
import type { RecordPage, RecordPages } from './content/addresses/existing-targets.ts'
import type { RecordKind } from './content/records/kind.ts'
import { tableOf } from './content/records/table.ts'
import type { EventListDeps } from './events/calendar/list-routes.ts'
import { eventKind } from './events/calendar/record.ts'
import { eventRoutes } from './events/calendar/routes.ts'
import { readEventTexts, readPublicIds } from './events/details/public-events.ts'
import { readUsedSlugs } from './people/faculty/addresses.ts'
import { readMemberTexts } from './people/faculty/page.ts'
import { memberKind } from './people/faculty/record.ts'
import { facultyRoutes } from './people/faculty/routes.ts'
import type { Mount } from './platform/http/mount.ts'
import type { TableFormat } from './platform/spreadsheets/table.ts'

type RecordFolder = Pick<RecordKind, 'department' | 'nextChange'> & {
  table: TableFormat
  page: RecordPage
  routes: (mount: Mount, deps: EventListDeps) => void
}

const folderOf = (
  kind: RecordKind,
  { page, routes }: Pick<RecordFolder, 'page' | 'routes'>,
): RecordFolder => ({
  department: kind.department,
  nextChange: kind.nextChange,
  table: tableOf(kind),
  page,
  routes,
})

export const recordFolders: Record<RecordName, RecordFolder> = {
  events: folderOf(eventKind, {
    page: { pathOf: pageAddresses.event, readPublic: readPublicIds, readTexts: readEventTexts },
    routes: eventRoutes,
  }),
  faculty: folderOf(memberKind, {
    page: { pathOf: memberPath, readPublic: readUsedSlugs, readTexts: readMemberTexts },
    routes: facultyRoutes,
  }),
}

export const recordPages: RecordPages = forEachRecord((record) => recordFolders[record].page)
