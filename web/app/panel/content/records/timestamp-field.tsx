import { yes } from 'contract/content/fields'
import { useId } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import { TextField } from '#app/ui/fields/text-field'
import type { RecordValues } from './form-field'

type MomentProps = {
  control: Control<RecordValues>
  name: string
  label: string
  hint: string | undefined
  isRequired: boolean
}

export function TimestampField({
  wholeDayBy,
  ...props
}: MomentProps & { wholeDayBy?: string | undefined }) {
  return wholeDayBy ? (
    <DayOrMoment {...props} wholeDayBy={wholeDayBy} />
  ) : (
    <TextField {...props} type="datetime-local" />
  )
}

const dayOf = (now: string) => now.slice(0, 10)
const midnight = '00:00'

/** Keeps the previous time, which reappears when the switch is turned off. */
const onDay = (day: string, now: string) => day && `${day}T${now.slice(11) || midnight}`

function DayOrMoment({
  control,
  name,
  label,
  hint,
  isRequired,
  wholeDayBy,
}: MomentProps & { wholeDayBy: string }) {
  const id = useId()
  const isDay = useWatch({ control, name: wholeDayBy }) === yes
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const now = String(field.value ?? '')
  // The hint is about times.
  const shownHint = isDay ? undefined : hint
  return (
    <Field id={id} label={label} hint={shownHint} error={error} isRequired={isRequired}>
      <input
        {...field}
        id={id}
        type={isDay ? 'date' : 'datetime-local'}
        value={isDay ? dayOf(now) : now}
        onChange={({ target: { value } }) => field.onChange(isDay ? onDay(value, now) : value)}
        aria-required={isRequired}
        {...describedBy(id, { hint: shownHint, error })}
        className={controlClasses}
      />
    </Field>
  )
}
