import { useQuery } from '@tanstack/react-query'
import { formatCount } from 'contract/platform/format-count'
import { roles } from 'contract/platform/roles'
import type { ReactNode } from 'react'
import { eventsQuery } from '#app/data/events'
import { formatLongDate } from '#app/lib/format-date'
import { useCollege, useSite } from '#app/lib/site'
import type { PanelProps } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { ApprovedProfiles } from './approved-profiles'
import { OwnFactors } from './own-factors'
import { OwnPassword } from './own-password'
import { OwnSessions } from './own-sessions'
import { Retention } from './retention'
import { SettingsSection } from './settings-section'

export function SettingsView({ panel }: PanelProps) {
  const college = useCollege()
  const { account, isScoped, has } = useRights()
  const { now } = useSite()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Facts title="General">
        <Fact label="College Name">{college.name}</Fact>
        <Fact label="Admin Email">{account.email}</Fact>
        <Fact label="Role">{roles[account.role].label}</Fact>
      </Facts>
      <Facts title="System Information">
        {has('see records') && !isScoped && <TotalEvents />}
        <Fact label="Status">
          <span className="inline-flex items-center gap-2 rounded-full bg-leaf-100 px-3 py-0.5 text-leaf-700">
            <span aria-hidden="true" className="size-2 rounded-full bg-leaf-700" />
            Online
          </span>
        </Fact>
        <Fact label="Today's Date">{formatLongDate(now.toISOString())}</Fact>
      </Facts>
      <div className="grid gap-6">
        <OwnPassword panel={panel} />
        <OwnFactors panel={panel} />
      </div>
      <div className="grid gap-6">
        <OwnSessions panel={panel} />
        {has('change settings') && <Retention panel={panel} />}
        {has('change settings') && <ApprovedProfiles panel={panel} />}
      </div>
    </div>
  )
}

function TotalEvents() {
  const { data: events } = useQuery(eventsQuery())
  return <Fact label="Total Events">{events ? formatCount(events.length) : '–'}</Fact>
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SettingsSection title={title}>
      <dl className="-my-3 divide-y divide-line">{children}</dl>
    </SettingsSection>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere text-ink">{children}</dd>
    </div>
  )
}
