import { useQuery } from '@tanstack/react-query'
import { defaultDigestHour, digestHours } from 'contract/content/settings'
import type { SubscriptionFigures } from 'contract/messaging/subscriptions'
import { formatCount } from 'contract/platform/format-count'
import { subscriptionFiguresQuery } from '#app/data/subscriptions'
import { Card } from '../../shell/card'
import { ListSelect } from '../../shell/list/list-toolbar'
import type { PanelProps } from '../../shell/panel'
import { Totals } from '../../shell/totals'
import { useRights } from '../../shell/use-rights'
import { useSettings } from '../../shell/use-settings'
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
            <td translate="no" className="py-2 wrap-anywhere">
              {name}
            </td>
            <td className="py-2 text-right tabular-nums">{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)

const hourText = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`
const hourOptions = Object.fromEntries(digestHours.map((hour) => [String(hour), hourText(hour)]))

function DigestHour({ panel }: PanelProps) {
  const { settings, hasFailed, save } = useSettings(panel)
  return (
    <Card
      title="Daily summary"
      lead="When the daily email with new notices goes out (college time)."
      className="p-5 sm:p-6"
    >
      <div className="mt-4">
        {settings && (
          <ListSelect
            label="Send at"
            value={String(settings.digestHour ?? defaultDigestHour)}
            options={hourOptions}
            onChange={(key) =>
              void save({ digestHour: digestHours.find((hour) => String(hour) === key) })
            }
          />
        )}
        {hasFailed && <p role="alert">The settings could not be loaded.</p>}
      </div>
    </Card>
  )
}
