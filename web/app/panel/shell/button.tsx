import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '#app/ui/icon'

const tones = {
  outline: 'button-outline',
  primary: 'button-primary',
  danger:
    'button-outline border-danger-600/40 text-danger-700 hover:border-danger-600 hover:bg-danger-50',
  link: 'min-h-11 font-semibold text-accent underline underline-offset-4',
} as const

type ButtonProps = ComponentProps<'button'> & {
  tone?: keyof typeof tones
  icon?: IconNode
  isIconSmall?: boolean
  /** Keeps the focus, which `disabled` drops. */
  isBlocked?: boolean
}

export const Button = ({
  tone = 'outline',
  icon,
  isIconSmall = false,
  isBlocked,
  onClick,
  className = '',
  children,
  ...button
}: ButtonProps) => (
  <button
    type="button"
    aria-disabled={isBlocked}
    onClick={isBlocked ? undefined : onClick}
    {...button}
    className={`${tones[tone]} ${className}`}
  >
    {icon && <Icon of={icon} className={isIconSmall ? 'size-4' : 'size-5'} />}
    {children}
  </button>
)
