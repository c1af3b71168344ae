import type { MouseEvent } from 'react'
import { Icon } from '#app/ui/icon'
import type { IconName } from '#app/ui/icon-shapes'
import { Link } from '#app/ui/link'

type Props = {
  path: string
  label: string
  icon: IconName
  /** An early click waits for the island instead of following the link. */
  isDeferred?: boolean
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export function RoundLink({ path, label, icon, isDeferred, onClick }: Props) {
  return (
    <Link
      to={path}
      aria-label={label}
      data-deferred={isDeferred}
      onClick={onClick}
      className="grid size-tap place-items-center rounded-full text-accent transition-colors duration-200 hover:bg-accent-soft"
    >
      <Icon of={icon} className="size-6" />
    </Link>
  )
}
