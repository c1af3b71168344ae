import type { WhichEvents } from 'contract/events/event-lifecycle'
import type { EventEntry } from 'contract/events/events'
import { useId } from 'react'

const labels = { one: 'This event', later: 'This and later events' } as const satisfies Record<
  WhichEvents,
  string
>

type WhichFieldProps = {
  event: Pick<EventEntry, 'series'>
  value: WhichEvents
  onChange: (value: WhichEvents) => void
}

export function WhichField({ event: { series }, value, onChange }: WhichFieldProps) {
  const name = useId()
  if (!series || series.place === series.of) return null
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-ink">
        {`Event ${series.place} of ${series.of} in the series`}
      </legend>
      {(['one', 'later'] as const).map((which) => (
        <label key={which} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={value === which}
            onChange={() => onChange(which)}
            className="size-5 shrink-0 cursor-pointer accent-primary"
          />
          {which === 'later' ? `${labels.later} (${series.of - series.place + 1})` : labels.one}
        </label>
      ))}
    </fieldset>
  )
}
