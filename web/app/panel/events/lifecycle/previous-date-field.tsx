import { college } from 'college/facts'
import type { EventEntry } from 'contract/events/events'
import { localTime } from 'contract/platform/zoned-time'
import { useWatch } from 'react-hook-form'
import { useSite } from '#app/lib/site'
import type { RecordFormControl } from '../../content/records/use-record-form'

type PreviousDateFieldProps = { form: RecordFormControl; event: EventEntry }

/** Offers to show the previous date when a published date is overwritten. */
export function PreviousDateField({ form, event }: PreviousDateFieldProps) {
  const { now } = useSite()
  const { control, setValue } = form
  const date = useWatch({ control, name: 'date' })
  const previous = useWatch({ control, name: 'previousDate' })
  const { isDraft, publishAt, state } = event
  const isSeen = !isDraft && !state && !(publishAt && publishAt > now.toISOString())
  if (!isSeen || !date || date === localTime(event.date, college.timeZone)) return null
  return (
    <div className="rounded-card border border-line bg-tint p-4">
      <p>
        Visitors have already seen the previous date. We’ll email the new one to everyone
        registered.
      </p>
      <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={Boolean(previous)}
          onChange={({ target }) =>
            setValue(
              'previousDate',
              target.checked ? (event.previousDate ?? event.date) : undefined,
            )
          }
          className="size-5 shrink-0 cursor-pointer accent-primary"
        />
        Show the previous date to visitors, struck through
      </label>
    </div>
  )
}
