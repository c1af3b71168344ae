import { yes } from 'contract/content/choice-field'
import type { FieldControlProps } from './content-form'
import { pathBeside, valueAt } from './form-data'
import { TextControl } from './text-control'

const midnight = '00:00'

/** Keeps the previous time, which reappears when the switch is turned off. */
const onDay = (day: unknown, now: string) => day && `${day}T${now.slice(11) || midnight}`

/** Date and time, or a date alone while the switch beside it is on. */
export function TimestampControl({ form, path, field }: FieldControlProps) {
  const { allDayBy } = field
  const isDay = allDayBy && valueAt(form.data, pathBeside(path, allDayBy)) === yes
  if (!isDay) return <TextControl {...{ form, path, field }} type="datetime-local" />
  const now = String(valueAt(form.data, path) ?? '')
  const { help: _, ...withoutHint } = field
  const ofDay = {
    ...form,
    data: { [path]: now.slice(0, 10) },
    change: (_: string, day: unknown) => form.change(path, onDay(day, now)),
  }
  // The hint is about times.
  return <TextControl form={ofDay} path={path} field={withoutHint} type="date" />
}
