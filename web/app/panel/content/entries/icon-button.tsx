import type { IconNode } from 'lucide'
import { Icon } from '#app/ui/icon'

type IconButtonProps = {
  id: string
  icon: IconNode
  label: string
  isDisabled?: boolean
  onClick: () => void
}

/** `aria-disabled` keeps the focus, for example after moving an item to the end. */
export function IconButton({ id, icon, label, isDisabled = false, onClick }: IconButtonProps) {
  return (
    <button
      id={id}
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onClick()
      }}
      className="grid size-11 place-items-center rounded-md text-accent hover:bg-accent-soft focus-visible:-outline-offset-3 aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted aria-disabled:opacity-50"
    >
      <Icon of={icon} className="size-5" />
    </button>
  )
}
