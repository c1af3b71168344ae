import { type ComponentProps, useId } from 'react'
import type { Panel, ViewId } from '../../shell/panel'
import { StatCard } from './stat-card'

type StatSectionProps<Name extends string> = {
  title: string
  /** Where its cards lead. */
  view: ViewId
  cards: readonly ({ name: Name } & Omit<
    ComponentProps<typeof StatCard>,
    'value' | 'view' | 'panel'
  >)[]
  stats: Record<Name, number> | undefined
  note?: string | false | undefined
  panel: Panel
}

export function StatSection<Name extends string>({
  title,
  view,
  cards,
  stats,
  note,
  panel,
}: StatSectionProps<Name>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="@container grid gap-4">
      <h2 id={id} className="text-xl text-heading">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4 @max-[15rem]:grid-cols-1">
        {cards.map(({ name, ...card }) => (
          <StatCard key={name} value={stats?.[name]} {...{ view, panel }} {...card} />
        ))}
      </ul>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </section>
  )
}
