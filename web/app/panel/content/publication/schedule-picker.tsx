import { college } from 'college/facts'
import { timeIsPast } from 'contract/content/calls'
import { dayMilliseconds } from 'contract/platform/durations'
import { localTime, toInstant } from 'contract/platform/zoned-time'
import type { IconNode } from 'lucide'
import { type FormEvent, use, useId, useRef, useState } from 'react'
import { useSite } from '#app/lib/site'
import { controlClasses, describedBy, FieldError } from '#app/ui/fields/field'
import { Button } from '../../shell/button'
import { formatRecentTime } from '../../shell/format-recent-time'
import { PanelContext, useTypedState } from '../../shell/use-typed-state'

const { timeZone } = college
const hint = 'College time'

/** Tomorrow at 9, when the office opens. */
const firstChoice = (now: Date) =>
  `${localTime(new Date(now.getTime() + dayMilliseconds).toISOString(), timeZone).slice(0, 10)}T09:00`

const instantOf = (local: string) => {
  const isTimestamp = !Number.isNaN(Date.parse(`${local}Z`))
  return isTimestamp ? toInstant(local, timeZone) : undefined
}

type SchedulePickerProps = {
  /** Finds what was typed again after the session has ended. */
  name: string
  icon: IconNode
  label: string
  confirm: string
  isBusy: boolean
  onChoose: (at: string) => Promise<boolean>
}

export function SchedulePicker({
  name,
  icon,
  label,
  confirm,
  isBusy,
  onChoose,
}: SchedulePickerProps) {
  const { now } = useSite()
  const id = useId()
  const [first] = useState(() => firstChoice(now))
  const [local, setLocal] = useTypedState(use(PanelContext), name, first)
  const [isOpen, setOpen] = useState(local !== first)
  const [error, setError] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const at = instantOf(local)
  const choose = async (timestamp: string) => {
    if (!(await onChoose(timestamp))) return
    opener.current?.focus()
    setOpen(false)
    setLocal(first)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!at || new Date(at) <= new Date()) {
      setError(timeIsPast)
      document.getElementById(id)?.focus()
    } else if (!isBusy) void choose(at)
  }
  return (
    <div className="grid gap-3">
      <Button
        icon={icon}
        ref={opener}
        aria-expanded={isOpen}
        aria-controls={`${id}-form`}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <form
        id={`${id}-form`}
        hidden={!isOpen}
        noValidate
        method="post"
        onSubmit={submit}
        className="grid gap-3 rounded-md border border-line-strong bg-tint p-3 [&[hidden]]:hidden"
      >
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-semibold text-ink">
            Date and time
          </label>
          <input
            id={id}
            type="datetime-local"
            value={local}
            onChange={({ target }) => {
              setLocal(target.value)
              setError(undefined)
            }}
            {...describedBy(id, { hint, error })}
            className={controlClasses}
          />
          {error && <FieldError id={id}>{error}</FieldError>}
          <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-muted">
            {hint}
          </p>
        </div>
        <Button tone="primary" type="submit" aria-disabled={isBusy}>
          {at ? `${confirm} ${formatRecentTime(at, now)}` : 'Choose a date and time'}
        </Button>
      </form>
    </div>
  )
}
