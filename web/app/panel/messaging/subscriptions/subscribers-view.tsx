import { useQuery } from '@tanstack/react-query'
import type { SubscriptionFigures } from 'contract/messaging/subscriptions'
import { formatCount } from 'contract/platform/format-count'
import { subscriptionFiguresQuery } from '#app/data/subscriptions'
import { Card } from '../../shell/card'
import type { PanelProps } from '../../shell/panel'
import { Totals } from '../../shell/totals'
import { useRights } from '../../shell/use-rights'
import { DigestHour } from './digest-hour'
import { RemoveAddress } from './remove-address'

/** Shows numbers only: nobody can list the addresses. */
export function SubscribersView({ panel }: PanelProps) {
  const { data: figures, isError } = useQuery(subscriptionFiguresQuery())
  const { has } = useRights()
  if (!figures)
    return (
      <p role={isError ? 'alert' : 'status'}>
        {isError ? 'The figures could not be loaded.' : 'Loading...'}
      </p>
    )
  const { categories, departments } = figures
  return (
    <div className="grid gap-6">
      <Totals
        facts={[
          ['Subscribers', figures.confirmed],
          ['As published', figures.atOnce],
          ['Daily summary', figures.daily],
          ['Not confirmed yet', figures.pending],
          ['Emails waiting to be sent', figures.waiting],
        ]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Counted title="By category" column="Category" rows={categories} />
        <Counted title="By department" column="Department" rows={departments} />
        <RemoveAddress panel={panel} />
        {has('change settings') && <DigestHour panel={panel} />}
      </div>
    </div>
  )
}

type CountedProps = { title: string; column: string; rows: SubscriptionFigures['categories'] }

const Counted = ({ title, column, rows }: CountedProps) => (
  <Card
    title={title}
    lead="Subscribers who made no choice get everything and are counted in every row."
    className="p-5 sm:p-6"
  >
    <table className="mt-3 w-full text-left">
      <thead>
        <tr className="border-b border-line-strong">
          <th className="py-2 font-semibold">{column}</th>
          <th className="py-2 text-right font-semibold">Subscribers</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title: name, count }) => (
          <tr key={name} className="border-b border-line last:border-b-0">
            <td className="py-2 wrap-anywhere">{name}</td>
            <td className="py-2 text-right tabular-nums">{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
