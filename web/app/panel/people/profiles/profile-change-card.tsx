import type { ProfileChange } from 'contract/people/own-profile'
import type { FieldChange } from 'contract/platform/activity'
import { useState } from 'react'
import { useApproveProfile, useReturnProfile } from '#app/data/own-profile'
import { useSite } from '#app/lib/site'
import { Portrait } from '#app/ui/portrait'
import { ActivityChanges } from '../../shell/activity-changes'
import { Button } from '../../shell/button'
import { Card } from '../../shell/card'
import { formatRecentTime } from '../../shell/format-recent-time'
import { NoteForm } from '../../shell/note-form'
import type { PanelProps } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { useAct } from '../../shell/use-act'
import { useTypedState } from '../../shell/use-typed-state'

type CardProps = { change: ProfileChange } & PanelProps

export function ProfileChangeCard({ change, panel }: CardProps) {
  const { now } = useSite()
  const approve = useApproveProfile()
  const nameOf = useAccountName()
  const [isReturning, setReturning] = useState(false)
  const [note, setNote] = useTypedState(panel, `return ${change._id}`, '')
  const { name, designation, department, author, sentAt, changes } = change
  const act = useAct(panel, 'The change could not be approved. Please try again.')
  const photo = changes.find(({ field }) => field === 'photo')
  return (
    <Card title={<bdi>{name}</bdi>} className="grid gap-5 p-5 sm:p-6">
      <div className="-mt-5">
        <p className="wrap-anywhere text-ink-soft">
          {[designation, department].filter(Boolean).join(', ')}
        </p>
        <p className="text-[0.9375rem] wrap-anywhere text-ink-muted">
          {`Sent by ${nameOf(author)}, ${formatRecentTime(sentAt, now)}`}
        </p>
      </div>
      {photo && <Photos name={name} photo={photo} />}
      <ActivityChanges changes={changes.filter(({ field }) => field !== 'photo')} />
      {changes.length === 0 && <p className="text-ink-soft">Same as the public profile.</p>}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button
          tone="primary"
          isBlocked={approve.isPending}
          onClick={() => void act(() => approve.mutateAsync(change))}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
        >
          {approve.isPending ? 'Approving...' : 'Approve'}
          <span className="sr-only">{` the change by ${name}`}</span>
        </Button>
        <Button
          isBlocked={approve.isPending}
          onClick={() => setReturning(true)}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
        >
          Return
          <span className="sr-only">{` the change by ${name}`}</span>
        </Button>
      </div>
      {isReturning && (
        <ReturnDialog
          change={change}
          panel={panel}
          note={note}
          onNote={setNote}
          onClose={() => setReturning(false)}
        />
      )}
    </Card>
  )
}

function Photos({ name, photo }: { name: string; photo: FieldChange }) {
  const sides = [
    { label: 'Photo before', address: photo.before },
    { label: 'Photo after', address: photo.after },
  ]
  return (
    <div className="flex flex-wrap gap-5">
      {sides.map(({ label, address }) => (
        <figure key={label} className="grid gap-1.5">
          <Portrait name={name} photo={address} sizes="8rem" className="size-32 rounded-md" />
          <figcaption className="text-sm text-ink-muted">{label}</figcaption>
        </figure>
      ))}
    </div>
  )
}

type ReturnDialogProps = PanelProps & {
  change: ProfileChange
  note: string
  onNote: (note: string) => void
  onClose: () => void
}

function ReturnDialog({ change, panel, onClose, ...typed }: ReturnDialogProps) {
  const giveBack = useReturnProfile()
  const { _id, name, sentAt } = change
  const act = useAct(panel, 'The change could not be returned. Please try again.')
  const send = async (note: string) => {
    await act(() => giveBack.mutateAsync({ _id, sentAt, note }))
    onClose()
  }
  return (
    <NoteForm
      {...typed}
      title={`Return to ${name}`}
      lead="Visitors still see the previous version. Your note is shown above their profile form."
      label="What needs to change"
      confirm={giveBack.isPending ? 'Returning...' : 'Return'}
      missing="Describe what needs to change, in at least 3 characters"
      isBusy={giveBack.isPending}
      onSend={send}
      onClose={onClose}
    />
  )
}
