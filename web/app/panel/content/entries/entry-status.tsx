import type { ContentEntry } from 'contract/content/calls'
import {
  CalendarClock,
  CalendarX,
  CircleAlert,
  Globe,
  GlobeLock,
  Hourglass,
  type IconNode,
  PencilLine,
  Undo2,
} from 'lucide'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { formatRecentTime } from '../../shell/format-recent-time'

type EntryStateProps = { entry: ContentEntry; isDirty?: boolean }

export function EntryStatus({ entry, isDirty = false }: EntryStateProps) {
  const { now } = useSite()
  const { isPublic, missing, hasDraft, publishAt, unpublishAt, request, returned } = entry
  // A pending request has its own badge.
  const isMore = !request || request.isEditedLater
  return (
    <span className="flex flex-wrap gap-2">
      {isPublic && !missing && (
        <EntryBadge icon={Globe} tone="bg-leaf-100 text-leaf-700">
          Published
        </EntryBadge>
      )}
      {isPublic && missing && (
        <EntryBadge icon={CircleAlert} tone="bg-danger-50 text-danger-700">
          Missing
        </EntryBadge>
      )}
      {!isPublic && !hasDraft && (
        <EntryBadge icon={GlobeLock} tone="bg-well text-ink-soft">
          Not published
        </EntryBadge>
      )}
      {(isDirty || (hasDraft && isMore)) && (
        <EntryBadge icon={PencilLine} tone="bg-gilt-soft text-gilt">
          {isPublic ? 'Unpublished changes' : 'Draft, not published'}
        </EntryBadge>
      )}
      {request && (
        <EntryBadge icon={Hourglass} tone="bg-sky-100 text-sky-700">
          Waiting for review
        </EntryBadge>
      )}
      {returned && (
        <EntryBadge icon={Undo2} tone="bg-danger-50 text-danger-700">
          Returned with a note
        </EntryBadge>
      )}
      {publishAt && (
        <EntryBadge icon={CalendarClock} tone="bg-sky-100 text-sky-700">
          {`Scheduled for ${formatRecentTime(publishAt, now)}`}
        </EntryBadge>
      )}
      {unpublishAt && (
        <EntryBadge icon={CalendarX} tone="bg-sky-100 text-sky-700">
          {`Public until ${formatRecentTime(unpublishAt, now)}`}
        </EntryBadge>
      )}
    </span>
  )
}

type BadgeProps = { icon: IconNode; tone: string; children: string }

export function EntryBadge({ icon, tone, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold ${tone}`}
    >
      <Icon of={icon} className="size-4 shrink-0" />
      {children}
    </span>
  )
}
