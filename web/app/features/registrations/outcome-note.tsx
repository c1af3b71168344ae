import { isOutcome, outcomes, successes } from 'contract/registrations'
import { Icon } from '#app/components/icon'

const looks = {
  good: { icon: 'circle-check', classes: 'border-leaf-700/40 bg-leaf-100 text-leaf-700' },
  bad: { icon: 'circle-alert', classes: 'border-danger-600/40 bg-danger-50 text-danger-700' },
} as const

/** How the form that led here ended, by what the address says. */
export function OutcomeNote({ said }: { said: string | undefined }) {
  if (said === undefined || !isOutcome(said)) return null
  const isFault = !successes.includes(said)
  const { icon, classes } = looks[isFault ? 'bad' : 'good']
  return (
    <p
      role={isFault ? 'alert' : 'status'}
      className={`mb-7 flex gap-3 rounded-md border px-4 py-3 font-medium ${classes}`}
    >
      <Icon of={icon} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{outcomes[said]}</span>
    </p>
  )
}
