import type { IconNode } from 'lucide'
import { Icon } from '#app/components/icon'

type MoveButtonProps = {
  id: string
  icon: IconNode
  label: string
  isDisabled: boolean
  onMove: () => Promise<void>
}

/** Moves an entry by one place. Not disabled at the end of the list: it would lose the focus that moved the entry there. */
export function MoveButton({ id, icon, label, isDisabled, onMove }: MoveButtonProps) {
  return (
    <button
      id={id}
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) void onMove()
      }}
      className="grid size-11 place-items-center text-accent hover:bg-accent-soft focus-visible:-outline-offset-3 aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted aria-disabled:opacity-50"
    >
      <Icon of={icon} className="size-5" />
    </button>
  )
}
