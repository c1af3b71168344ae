import { college } from 'college/facts'
import type { EventEntry } from 'contract/events/events'
import { localTime } from 'contract/platform/zoned-time'
import { useWatch } from 'react-hook-form'
import { useSite } from '#app/lib/site'
import type { RecordFormControl } from '../../content/records/use-record-form'

type FormerDateFieldProps = { form: RecordFormControl; event: EventEntry }

/** Asks, when the date of an event is typed over that visitors have read, whether they are to see the former one. */
export function FormerDateField({ form, event }: FormerDateFieldProps) {
  const { now } = useSite()
  const { control, setValue } = form
  const date = useWatch({ control, name: 'date' })
  const former = useWatch({ control, name: 'previousDate' })
  const { isDraft, publishAt, state } = event
  const isSeen = !isDraft && !state && !(publishAt && publishAt > now.toISOString())
  if (!isSeen || !date || date === localTime(event.date, college.timeZone)) return null
  return (
    <div className="rounded-card border border-line bg-tint p-4">
      <p>
        Visitors have read the former date. Whoever has registered is told of the new one by mail.
      </p>
      <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={Boolean(former)}
          onChange={({ target }) =>
            setValue(
              'previousDate',
              target.checked ? (event.previousDate ?? event.date) : undefined,
            )
          }
          className="size-5 shrink-0 cursor-pointer accent-primary"
        />
        Show visitors the former date, struck out
      </label>
    </div>
  )
}
