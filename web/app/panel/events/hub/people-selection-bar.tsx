import type { PeopleAct } from 'contract/events/event-people'
import { Mail } from 'lucide'
import { Icon } from '#app/ui/icon'
import { type ActTimes, actLabels, peopleText } from './people-acts'
import type { SelectedPeople } from './use-people-selection'

type PeopleSelectionBarProps = ActTimes & {
  selection: SelectedPeople
  matching: number
  onEmail: () => void
  onCame: () => void
  onAct: (act: PeopleAct) => void
}

const small = 'button-outline min-h-9 px-3 py-1 max-sm:grow pointer-coarse:min-h-11'

export function PeopleSelectionBar(props: PeopleSelectionBarProps) {
  const { selection, matching, hasBegun, isNear, onEmail, onCame, onAct } = props
  const { count, isAll } = selection
  if (count === 0) return null
  return (
    <section
      aria-label="Selected people"
      className="sticky top-0 z-10 flex flex-wrap items-center gap-2 rounded-card border border-accent bg-card px-3 py-2 shadow-lift"
    >
      <p role="status" className="mr-2 font-semibold">{`${peopleText(count)} selected`}</p>
      {!isAll && matching > count && (
        <button
          type="button"
          onClick={() => void selection.chooseAll()}
          className="min-h-9 font-semibold text-accent underline underline-offset-4"
        >
          {`Select all ${peopleText(matching)}`}
        </button>
      )}
      <button
        type="button"
        onClick={selection.end}
        className="mr-auto min-h-9 px-2 font-semibold text-accent underline underline-offset-4"
      >
        Clear
      </button>
      <button type="button" onClick={onEmail} className={small}>
        <Icon of={Mail} className="size-4" />
        Email
      </button>
      {isNear && (
        <button type="button" onClick={onCame} className={small}>
          {actLabels.came}
        </button>
      )}
      {!hasBegun &&
        (['seat', 'queue', 'remove'] as const).map((act) => (
          <button key={act} type="button" onClick={() => onAct(act)} className={small}>
            {actLabels[act]}
          </button>
        ))}
    </section>
  )
}
