import { formatCount } from 'contract/platform/format-count'

const wide = { 5: 'xl:grid-cols-5', 6: 'xl:grid-cols-6' } as const

type TotalsProps = {
  facts: readonly (readonly [label: string, count: number])[]
  columns?: keyof typeof wide
}

export const Totals = ({ facts, columns = 5 }: TotalsProps) => (
  <dl className={`grid grid-cols-2 gap-3 sm:grid-cols-3 ${wide[columns]}`}>
    {facts.map(([label, count]) => (
      <div key={label} className="rounded-card border border-line bg-card p-4 shadow-card">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="text-3xl font-semibold text-heading tabular-nums">{formatCount(count)}</dd>
      </div>
    ))}
  </dl>
)
