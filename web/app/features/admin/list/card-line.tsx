import type { LucideIcon } from 'lucide-react'

/** One fact on a card: its icon says what it is, and its label to those who do not see that. */
export function CardLine({
  icon: Icon,
  label,
  text,
}: {
  icon: LucideIcon
  label: string
  text: string
}) {
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
      <span className="sr-only">{label}: </span>
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </li>
  )
}
