import type { Activity } from 'contract/platform/activity'
import { roles } from 'contract/platform/roles'
import {
  ArrowUpDown,
  BadgeCheck,
  CalendarClock,
  CalendarX,
  Download,
  Globe,
  GlobeLock,
  History,
  type IconNode,
  Link as LinkIcon,
  LogIn,
  LogOut,
  Mail,
  MailPlus,
  Pencil,
  Plus,
  Repeat,
  Reply,
  Send,
  ShieldAlert,
  Trash2,
  Undo2,
  Upload,
} from 'lucide'
import { formatDate, formatTime } from '#app/lib/format-date'
import { textHere } from '#app/lib/languages/page-language'
import { Icon } from '#app/ui/icon'
import { ActivityChanges } from '../../shell/activity-changes'
import { actText } from '../../shell/activity-text'
import type { Panel } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { UndoImport } from './undo-import'

const danger = 'bg-danger-50 text-danger-700'
const plain = 'bg-well text-ink-soft'
const looks = {
  created: { icon: Plus, tone: 'bg-leaf-100 text-leaf-700' },
  updated: { icon: Pencil, tone: 'bg-sky-100 text-sky-700' },
  deleted: { icon: Trash2, tone: danger },
  imported: { icon: Upload, tone: 'bg-leaf-100 text-leaf-700' },
  exported: { icon: Download, tone: plain },
  'logged in': { icon: LogIn, tone: plain },
  'logged out': { icon: LogOut, tone: plain },
  refused: { icon: ShieldAlert, tone: danger },
  published: { icon: Globe, tone: 'bg-leaf-100 text-leaf-700' },
  scheduled: { icon: CalendarClock, tone: 'bg-sky-100 text-sky-700' },
  unscheduled: { icon: CalendarX, tone: plain },
  discarded: { icon: Undo2, tone: danger },
  shared: { icon: LinkIcon, tone: plain },
  withdrawn: { icon: GlobeLock, tone: plain },
  trashed: { icon: Trash2, tone: danger },
  moved: { icon: ArrowUpDown, tone: plain },
  reviewed: { icon: BadgeCheck, tone: 'bg-leaf-100 text-leaf-700' },
  requested: { icon: Send, tone: 'bg-sky-100 text-sky-700' },
  cancelled: { icon: Undo2, tone: plain },
  postponed: { icon: CalendarClock, tone: danger },
  resumed: { icon: CalendarClock, tone: 'bg-leaf-100 text-leaf-700' },
  repeated: { icon: Repeat, tone: 'bg-leaf-100 text-leaf-700' },
  approved: { icon: Globe, tone: 'bg-leaf-100 text-leaf-700' },
  returned: { icon: Undo2, tone: danger },
  undone: { icon: Undo2, tone: danger },
  emailed: { icon: Mail, tone: 'bg-sky-100 text-sky-700' },
  answered: { icon: Reply, tone: 'bg-leaf-100 text-leaf-700' },
  confirmed: { icon: BadgeCheck, tone: 'bg-leaf-100 text-leaf-700' },
  invited: { icon: MailPlus, tone: 'bg-leaf-100 text-leaf-700' },
  restored: { icon: History, tone: 'bg-sky-100 text-sky-700' },
} as const satisfies Record<Activity['action'], { icon: IconNode; tone: string }>

type ActivityEntryProps = { activity: Activity; panel: Panel }

export function ActivityEntry({ activity, panel }: ActivityEntryProps) {
  const { icon, tone } = looks[activity.action]
  const { createdAt, admin, role, targetId, targetName, canBeUndone } = activity
  const name = useAccountName()(admin)
  const details = [
    role && textHere(roles[role].label),
    name !== admin && admin.includes('@') && admin,
  ].filter(Boolean)
  return (
    <li className="flex gap-4 px-4 py-4 sm:px-5">
      <span
        aria-hidden="true"
        className={`grid size-9 shrink-0 place-items-center rounded-full ${tone}`}
      >
        <Icon of={icon} className="size-4.5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0 wrap-anywhere">
            <span translate="no" className="font-semibold">
              {name}
            </span>
            {details.length > 0 && (
              <span className="text-ink-muted">{` (${details.join(', ')})`}</span>
            )}{' '}
            {actText(activity)}
            {targetName && (
              <span translate="no" className="font-semibold">
                {' '}
                {targetName}
              </span>
            )}
          </p>
          <time dateTime={createdAt} className="text-sm text-ink-muted">
            {`${formatDate(createdAt)}, ${formatTime(createdAt)}`}
          </time>
        </div>
        <ActivityChanges changes={activity.changes} />
        {canBeUndone && targetId && <UndoImport importId={targetId} panel={panel} />}
      </div>
    </li>
  )
}
