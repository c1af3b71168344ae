import { CalendarClock, CalendarX, Trash2 } from 'lucide'
import { useState } from 'react'
import { useSite } from '#app/lib/site'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { Icon } from '#app/ui/icon'
import { Modal } from '#app/ui/modal'
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
  const [isConfirming, setAsking] = useState(false)
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
          icon={CalendarClock}
          label={publishAt ? 'Reschedule…' : 'Schedule…'}
          confirm="Schedule for"
          isBusy={isActing}
          onChoose={acts.publishAt}
        />
      )}
      {mayPublish && publishAt && (
        <button type="button" onClick={acts.unschedule} className="button-outline">
          <Icon of={CalendarX} className="size-5" />
          Cancel schedule
        </button>
      )}
      {isDiscardable && (
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="button-outline border-danger-600/40 text-danger-700 hover:border-danger-600 hover:bg-danger-50"
        >
          <Icon of={Trash2} className="size-5" />
          Discard draft
        </button>
      )}
      {isConfirming && (
        <Modal title="Discard draft?" onClose={() => setAsking(false)} isBusy={isActing}>
          <p className="mt-3 text-ink-soft">
            {`This goes back to the ${publishAt ? 'scheduled' : 'published'} version. Your draft stays in the history.`}
          </p>
          <DialogButtons
            cancel="Cancel"
            onCancel={() => setAsking(false)}
            confirm="Discard"
            onConfirm={() => void acts.discard().then(() => setAsking(false))}
            isBusy={isActing}
            isDanger
          />
        </Modal>
      )}
    </SideCard>
  )
}
