import { CalendarClock, CalendarX, Trash2 } from 'lucide'
import { useState } from 'react'
import { useSite } from '#app/lib/site'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import { Button } from '../../shell/button'
import { SideCard } from '../../shell/card'
import { formatRecentTime } from '../../shell/format-recent-time'
import { useRights } from '../../shell/use-rights'
import type { Snapshot } from '../editing/editing-state'
import { SchedulePicker } from './schedule-picker'
import type { ContentActs } from './use-acts'

type PublishCardProps = { snapshot: Snapshot; isDirty: boolean; acts: ContentActs }

export function PublishCard({ snapshot, isDirty, acts }: PublishCardProps) {
  const { now } = useSite()
  const { entry, isActing } = snapshot
  const { publishAt, isPublic } = entry
  const mayPublish = useRights().mayOn(entry, 'publish content')
  const hasDraft = entry.hasDraft || isDirty
  const isDiscardable = hasDraft && (isPublic || publishAt !== undefined)
  const [isConfirming, setConfirming] = useState(false)
  if (!mayPublish && !publishAt && !isDiscardable && !isConfirming) return null
  return (
    <SideCard title="Publication">
      {publishAt && (
        <div className="grid gap-2 rounded-md bg-sky-100 p-3 text-sky-700">
          <p className="font-semibold">{`Goes live on ${formatRecentTime(publishAt, now)}`}</p>
          {hasDraft && <p>Later edits are not included. They stay a draft.</p>}
        </div>
      )}
      {mayPublish && (
        <SchedulePicker
          name={`schedule of ${entry._id}`}
          icon={CalendarClock}
          label={publishAt ? 'Reschedule…' : 'Schedule…'}
          confirm="Schedule for"
          isBusy={isActing}
          onChoose={acts.publishAt}
        />
      )}
      {mayPublish && publishAt && (
        <Button icon={CalendarX} onClick={acts.unschedule}>
          Cancel schedule
        </Button>
      )}
      {isDiscardable && (
        <Button tone="danger" icon={Trash2} onClick={() => setConfirming(true)}>
          Discard draft
        </Button>
      )}
      {isConfirming && (
        <ConfirmationDialog
          title="Discard draft?"
          lead={`This goes back to the ${publishAt ? 'scheduled' : 'published'} version. Your draft stays in the history.`}
          confirm="Discard"
          onConfirm={() => void acts.discard().then(() => setConfirming(false))}
          isDanger
          onClose={() => setConfirming(false)}
          isBusy={isActing}
        />
      )}
    </SideCard>
  )
}
