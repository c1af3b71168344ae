import { formatCount } from 'contract/platform/format-count'

type TotalsProps = {
  facts: readonly (readonly [label: string, count: number])[]
}

export const Totals = ({ facts }: TotalsProps) => (
  <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
    {facts.map(([label, count]) => (
      <div key={label} className="rounded-card border border-line bg-card p-4 shadow-card">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="text-3xl font-semibold text-heading tabular-nums">{formatCount(count)}</dd>
      </div>
    ))}
  </dl>
)
