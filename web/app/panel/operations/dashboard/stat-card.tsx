import { formatCount } from 'contract/platform/format-count'
import type { IconNode } from 'lucide'
import { Icon } from '#app/ui/icon'
import type { Panel, Start, ViewId } from '../../shell/panel'

const tones = {
  accent: 'bg-accent-soft text-accent',
  leaf: 'bg-leaf-100 text-leaf-700',
  sand: 'bg-well text-ink-soft',
  gold: 'bg-gilt-soft text-gilt',
} as const

type StatCardProps = {
  label: string
  /** Undefined while loading. */
  value: number | undefined
  icon: IconNode
  tone: keyof typeof tones
  view: ViewId
  choice?: Start['choice']
  panel: Panel
}

export function StatCard({ label, value, icon, tone, view, choice, panel }: StatCardProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => panel.open(view, choice && { choice })}
        className="flex size-full flex-col gap-3 rounded-card border border-line bg-card p-4 text-left shadow-card transition-[box-shadow,border-color] duration-200 hover:border-accent hover:shadow-lift sm:flex-row sm:items-center sm:gap-4 sm:p-5"
      >
        <span
          aria-hidden="true"
          className={`grid size-11 shrink-0 place-items-center rounded-full ${tones[tone]}`}
        >
          <Icon of={icon} className="size-5.5" />
        </span>
        <span className="flex min-w-0 flex-col-reverse">
          <span className="leading-snug text-ink-soft">{label}</span>{' '}
          <span className="font-display text-3xl leading-tight font-semibold text-heading tabular-nums">
            {value === undefined ? '–' : formatCount(value)}
          </span>
        </span>
      </button>
    </li>
  )
}
