import { type RecordName, recordNames, records } from 'contract/records'
import { CalendarDays, type IconNode, Table, UsersRound } from 'lucide'
import { Icon } from '#app/ui/icon'

const icons: Partial<Record<RecordName, IconNode>> = { events: CalendarDays, faculty: UsersRound }

type SubjectChoiceProps = {
  subject: RecordName
  isDisabled: boolean
  onChange: (subject: RecordName) => void
}

export function SubjectChoice({ subject, isDisabled, onChange }: SubjectChoiceProps) {
  return (
    <fieldset disabled={isDisabled}>
      <legend className="text-xl font-semibold text-heading font-display">Choose a table</legend>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {recordNames.map((name) => {
          const { naming, about } = records[name]
          return (
            <label
              key={name}
              className="flex cursor-pointer items-center gap-4 rounded-card border border-line bg-card p-4 shadow-card has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-gold-500"
            >
              <input
                type="radio"
                name="table"
                value={name}
                checked={name === subject}
                onChange={() => onChange(name)}
                className="size-5 shrink-0 accent-primary outline-none"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{naming.label}</span>{' '}
                <span className="block text-[0.9375rem] text-ink-muted">{about}</span>
              </span>
              <Icon of={icons[name] ?? Table} className="size-6 shrink-0 text-accent" />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
