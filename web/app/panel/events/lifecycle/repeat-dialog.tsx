import { college } from 'college/facts'
import {
  maxInSeries,
  paceLabels,
  type SeriesPace,
  seriesDates,
  weekdayPositionOf,
} from 'contract/events/event-series'
import { countOf } from 'contract/platform/format-count'
import { localTime, toInstant } from 'contract/platform/zoned-time'
import { useWatch } from 'react-hook-form'
import { useSite } from '#app/lib/site'
import { TextField } from '#app/ui/fields/text-field'
import type { PanelProps } from '../../shell/panel'
import { useTypedState } from '../../shell/use-typed-state'
import { EventActionDialog, type EventDialogProps } from './action-dialog'
import { seenOf } from './actions'
import { useEventActionForm } from './use-action'

const { locale, timeZone } = college
const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' })
const fullDay = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' })
const ordinals = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', last: 'last' } as const

const paceText = (date: string, every: SeriesPace) => {
  const day = weekday.format(new Date(date))
  const ordinal = ordinals[weekdayPositionOf(localTime(date, timeZone))]
  return every === 'week' ? `Every week on ${day}` : `Every month on the ${ordinal} ${day}`
}

const day = /^\d{4}-\d\d-\d\d$/

/** Only one of the two is sent. */
type Plan = { count: number } | { until: string }

const planOf = (isByDay: boolean, typed: { count: string; until: string }): Plan =>
  isByDay ? { until: typed.until } : { count: Number(typed.count) }

function planText(date: string, every: SeriesPace, plan: Plan): string | undefined {
  const isWritten = 'until' in plan ? day.test(plan.until) : Number.isInteger(plan.count)
  const dates = isWritten ? seriesDates(localTime(date, timeZone), { every, ...plan }) : []
  const last = dates.at(-1)
  if (!last || dates.length < 2 || dates.length > maxInSeries) return undefined
  return `${dates.length} events in total, the last on ${fullDay.format(new Date(toInstant(last, timeZone)))}.`
}

/** The server knows the last event of an existing series; this screen may not. */
function furtherText(of: number, plan: Plan): string | undefined {
  if ('until' in plan)
    return day.test(plan.until)
      ? `The series ends on ${fullDay.format(new Date(plan.until))} at the latest.`
      : undefined
  const more = plan.count - of
  if (!Number.isInteger(more) || more < 1 || plan.count > maxInSeries) return undefined
  return `Adds ${countOf(more, 'event', 'events')} after the last one, with the same details.`
}

function publicationText({ isDraft, publishAt }: EventDialogProps['event'], now: Date): string {
  if (isDraft) return ' All of them are drafts, like this one.'
  if (!publishAt || publishAt <= now.toISOString()) return ''
  return ` All of them will be published on ${fullDay.format(new Date(publishAt))}.`
}

/** All events are created at once and can be changed separately afterwards. */
export function RepeatDialog(props: EventDialogProps & PanelProps) {
  const { event, panel, onClose } = props
  const { series, seriesEvery } = event
  const { now } = useSite()
  const [every, setEvery] = useTypedState<SeriesPace>(
    panel,
    `pace of ${event._id}`,
    seriesEvery ?? 'week',
  )
  const [isByDay, setByDay] = useTypedState(panel, `end of series of ${event._id}`, false)
  const { form, control, dialog } = useEventActionForm(props, {
    name: 'repeat',
    defaultValues: { count: `${(series?.of ?? 0) + 10}`, until: '' },
    actionOf: (typed) => ({
      act: 'repeat',
      body: { seen: seenOf(event), every, ...planOf(isByDay, typed) },
    }),
  })
  const [count, until] = useWatch({ control, name: ['count', 'until'] })
  const plan = planOf(isByDay, { count, until })
  const name = isByDay ? 'until' : 'count'
  return (
    <EventActionDialog
      {...dialog}
      event={event}
      title={series ? 'Extend series' : 'Repeat event'}
      confirm={series ? 'Extend series' : 'Repeat event'}
      onClose={onClose}
    >
      {series ? (
        <p className="text-ink-soft">{`The series has ${series.of} events, ${paceLabels[every]}.`}</p>
      ) : (
        <Choice
          legend="How often"
          options={{ week: paceText(event.date, 'week'), month: paceText(event.date, 'month') }}
          value={every}
          onChange={setEvery}
        />
      )}
      <Choice
        legend="Ends"
        options={{ count: 'After a number of events', until: 'On a date' }}
        value={name}
        onChange={(chosen) => {
          setByDay(chosen === 'until')
          form.clearErrors()
        }}
      />
      <TextField
        key={name}
        control={control}
        name={name}
        label={isByDay ? 'End date' : 'Number of events'}
        hint={`At most ${maxInSeries} events`}
        type={isByDay ? 'date' : 'number'}
        isRequired
      />
      <p role="status" className="min-h-6 text-ink-soft">
        {series ? furtherText(series.of, plan) : planText(event.date, every, plan)}
      </p>
      <p className="text-ink-soft">
        Each event has its own registrations. Registration, check-in and certificate settings are
        copied. You can change, move or cancel each event separately.
        {publicationText(event, now)}
      </p>
    </EventActionDialog>
  )
}

type ChoiceProps<Name extends string> = {
  legend: string
  options: Readonly<Record<Name, string>>
  value: Name
  onChange: (value: Name) => void
}

function Choice<Name extends string>({ legend, options, value, onChange }: ChoiceProps<Name>) {
  const isName = (name: string): name is Name => Object.hasOwn(options, name)
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-ink">{legend}</legend>
      {Object.keys(options)
        .filter(isName)
        .map((name) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={legend}
              checked={value === name}
              onChange={() => onChange(name)}
              className="size-5 shrink-0 cursor-pointer accent-primary"
            />
            {options[name]}
          </label>
        ))}
    </fieldset>
  )
}
