import { useQuery } from '@tanstack/react-query'
import type { ToldAct, WhichEvents } from 'contract/events/event-life'
import { countOf } from 'contract/platform/format-count'
import { eventReachQuery } from '#app/data/event-life'

const people = (count: number) =>
  countOf(count, 'person who is registered or waits', 'people who are registered or wait')

type ToldTextProps = {
  eventId: string
  act: ToldAct
  which: WhichEvents
  /** Another date is told of, too, where the event was over by its former one. */
  counts?: 'ahead' | 'people'
}

/** How many people get a mail: asked when the dialog opens, and said only when it is known. */
export function ToldText({ eventId, act, which, counts = 'ahead' }: ToldTextProps) {
  const { data, isError } = useQuery(eventReachQuery(eventId, act))
  if (isError)
    return (
      <p role="alert" className="text-danger-700">
        How many people are told by mail could not be looked up. They are told all the same.
      </p>
    )
  const reach = data?.[which]
  const count = reach?.[counts]
  return (
    <p role="status" className="min-h-6 text-ink-soft">
      {count === undefined && 'Counting who is told by mail…'}
      {reach?.people === 0 && 'Nobody has registered, so no mail is sent.'}
      {reach !== undefined && reach.people > 0 && count === 0 && (
        <>
          <strong className="text-ink">{people(reach.people)}</strong>
          {reach.people === 1 ? ' is' : ' are'} not told: what they registered for is over.
        </>
      )}
      {count !== undefined && count > 0 && (
        <>
          <strong className="text-ink">{people(count)}</strong>
          {count === 1 ? ' is told by mail.' : ' are told by mail.'}
        </>
      )}
    </p>
  )
}
