import { useQuery } from '@tanstack/react-query'
import type { ActionImpact, WhichEvents } from 'contract/events/event-lifecycle'
import { eventTrashDays } from 'contract/events/event-trash'
import { type EventEntry, events } from 'contract/events/events'
import { countOf } from 'contract/platform/format-count'
import { useState } from 'react'
import {
  actionImpactQuery,
  deleteFollowingEvents,
  useRestoreEvent,
} from '#app/data/event-lifecycle'
import { useRecordChanges } from '#app/data/record-changes'
import { Modal } from '#app/ui/modal'
import type { DeletionProps } from '../../content/records/record-list'
import { Button } from '../../shell/button'
import { useRecordDeletion } from '../../shell/list/use-deletion'
import { useAct } from '../../shell/use-act'
import { WhichField } from '../lifecycle/which-field'
import { notRestored } from './deleted-events'

const people = (count: number) => countOf(count, 'person', 'people')

function consequence({ people: count, ahead }: ActionImpact): string {
  if (count === 0) return 'Its attendance and past registrations go with it.'
  if (ahead === 0) return `${people(count)} registered. They won’t get an email.`
  const they = ahead === 1 ? 'is' : 'are'
  const them = ahead === 1 ? 'them' : 'everyone'
  return `${people(ahead)} ${they} registered or waiting. If you delete it, we’ll email ${them} to say it’s cancelled.`
}

export function DeleteWithPeople({
  entry,
  panel,
  onClose,
  onGone,
  onAct,
}: DeletionProps<EventEntry>) {
  const [which, setWhich] = useState<WhichEvents>('one')
  const { data, isError } = useQuery(actionImpactQuery(entry._id, 'delete'))
  const { remove } = useRecordChanges('events', events)
  const by = which === 'later' ? deleteFollowingEvents : undefined
  const restore = useRestoreEvent()
  const act = useAct(panel, notRestored)
  const run = useRecordDeletion({
    panel,
    name: entry.title,
    send: () => remove.mutateAsync({ _id: entry._id, by }),
    success: events.messages.deleted,
    // Of a series, those without people are deleted for good.
    ...(which === 'one' && { undo: () => void act(() => restore.mutateAsync(entry._id)) }),
    failure: 'Failed to delete event. Please try again.',
    onClose,
    onGone,
  })
  const isBusy = remove.isPending
  const impact = data?.[which]
  return (
    <Modal title="Delete event" onClose={onClose} isBusy={isBusy}>
      <p className="mt-3 wrap-anywhere text-ink-soft">
        {`Are you sure you want to delete "${entry.title}"?`}
      </p>
      <div className="mt-3">
        <WhichField event={entry} value={which} onChange={setWhich} />
      </div>
      <p role={isError ? 'alert' : 'status'} className="mt-3 min-h-6 font-semibold text-ink">
        {isError &&
          'We couldn’t check how many people are registered. Everyone registered for an event that’s still to come gets an email.'}
        {!isError && (impact ? consequence(impact) : 'Checking who is registered...')}
      </p>
      <p className="mt-3 text-ink-soft">
        {`You can restore it under “Deleted events” for ${eventTrashDays} days, with its registrations. After that it’s deleted for good.`}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button disabled={isBusy} onClick={onClose}>
          Keep event
        </Button>
        {impact !== undefined && impact.ahead > 0 && (
          <Button disabled={isBusy} onClick={() => onAct('cancel')}>
            Cancel event
          </Button>
        )}
        <Button
          tone="primary"
          disabled={isBusy}
          onClick={() => void run()}
          className="bg-danger-fill hover:bg-brand-800"
        >
          {isBusy ? 'Deleting...' : 'Delete event'}
        </Button>
      </div>
    </Modal>
  )
}
