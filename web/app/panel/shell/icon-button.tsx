import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '#app/ui/icon'

type IconButtonProps = ComponentProps<'button'> & {
  icon: IconNode
  label: string
  isDanger?: boolean
  /** Keeps the focus, for example after moving an item to the end. */
  isBlocked?: boolean
}

export function IconButton({
  icon,
  label,
  isDanger = false,
  isBlocked,
  onClick,
  className = '',
  ...button
}: IconButtonProps) {
  const tone = isDanger ? 'text-danger-700 hover:bg-danger-50' : 'text-accent hover:bg-accent-soft'
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isBlocked}
      onClick={isBlocked ? undefined : onClick}
      {...button}
      className={`grid size-11 shrink-0 place-items-center rounded-md aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted aria-disabled:opacity-50 ${tone} ${className}`}
    >
      <Icon of={icon} className="size-5" />
    </button>
  )
}
