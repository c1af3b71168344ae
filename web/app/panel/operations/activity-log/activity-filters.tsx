import { useId } from 'react'
import { controlClasses } from '#app/ui/fields/field'
import { actionLabels, subjectLabels } from '../../shell/activity-text'
import { ListSelect } from '../../shell/list/list-toolbar'
import type { Activities } from './use-activities'

export function ActivityFilters({ filters, change }: Pick<Activities, 'filters' | 'change'>) {
  const { subject, action, from, to } = filters
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:contents">
      <ListSelect
        label="Subject"
        value={subject}
        options={{ '': 'All subjects', ...subjectLabels }}
        onChange={(subject) => change({ subject })}
      />
      <ListSelect
        label="Action"
        value={action}
        options={{ '': 'All actions', ...actionLabels }}
        onChange={(action) => change({ action })}
      />
      <div className="contents sm:flex sm:gap-3">
        <DayField label="From" value={from} latest={to} onChange={(from) => change({ from })} />
        <DayField label="To" value={to} earliest={from} onChange={(to) => change({ to })} />
      </div>
    </div>
  )
}

type DayFieldProps = {
  label: string
  value: string
  earliest?: string
  latest?: string
  onChange: (day: string) => void
}

function DayField({ label, value, earliest, latest, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1 sm:flex-none sm:flex-row sm:items-center sm:gap-2">
      <label htmlFor={id} className="shrink-0 text-[0.9375rem] text-ink-soft">
        <span>{label}</span>
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={earliest}
        max={latest}
        onChange={(event) => onChange(event.target.value)}
        className={controlClasses}
      />
    </div>
  )
}
