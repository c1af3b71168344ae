import { useQuery } from '@tanstack/react-query'
import type { NotifyingAction, WhichEvents } from 'contract/events/event-lifecycle'
import { countOf } from 'contract/platform/format-count'
import { actionImpactQuery } from '#app/data/event-lifecycle'

const people = (count: number) =>
  countOf(count, 'person who is registered or waiting', 'people who are registered or waiting')

type NotificationTextProps = {
  eventId: string
  act: NotifyingAction
  which: WhichEvents
  /** A new date is also announced to people whose event was over by the old date. */
  counts?: 'ahead' | 'people'
}

/** Shown only once the number is known. */
export function NotificationText({ eventId, act, which, counts = 'ahead' }: NotificationTextProps) {
  const { data, isError } = useQuery(actionImpactQuery(eventId, act))
  if (isError)
    return (
      <p role="alert" className="text-danger-700">
        We couldn’t check how many people will get an email. The emails will be sent anyway.
      </p>
    )
  const impact = data?.[which]
  const count = impact?.[counts]
  return (
    <p role="status" className="min-h-6 text-ink-soft">
      {count === undefined && 'Checking who will get an email...'}
      {impact?.people === 0 && 'Nobody has registered, so no emails will be sent.'}
      {impact !== undefined && impact.people > 0 && count === 0 && (
        <>
          <strong className="text-ink">{people(impact.people)}</strong>
          {' won’t get an email: the event they registered for is over.'}
        </>
      )}
      {count !== undefined && count > 0 && (
        <>
          <strong className="text-ink">{people(count)}</strong>
          {' will get an email.'}
        </>
      )}
    </p>
  )
}
