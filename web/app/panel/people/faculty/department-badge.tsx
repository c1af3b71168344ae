import { type BadgeColour, badgeColour } from 'college/departments'

const colours: Record<BadgeColour, string> = {
  sky: 'bg-sky-100 text-sky-700',
  'deep-sky': 'bg-sky-700 text-sky-100',
  leaf: 'bg-leaf-100 text-leaf-700',
  'deep-leaf': 'bg-leaf-700 text-leaf-100',
  gilt: 'bg-gilt-soft text-gilt',
  gold: 'bg-gold-300 text-brand-950',
  accent: 'bg-accent-soft text-accent',
  primary: 'bg-primary text-white',
}
const grey = 'bg-well text-ink-soft'

/** Recognises spelling variants; grey for unknown departments. */
export function DepartmentBadge({ department }: { department: string }) {
  const colour = badgeColour(department)
  return (
    <span
      translate="no"
      className={`inline-block max-w-full rounded-full px-3 py-0.5 text-sm font-semibold wrap-anywhere ${colour ? colours[colour] : grey}`}
    >
      {department}
    </span>
  )
}
