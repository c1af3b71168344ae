import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentAdminQuery, useAdminSession } from '#app/data/admin'
import { eventsQuery } from '#app/data/events'
import { formatLongDate } from '#app/lib/format-date'
import { useCollege, useSite } from '#app/lib/site'
import type { PanelProps } from '../panel'
import { OwnPassword } from './own-password'
import { OwnSessions } from './own-sessions'
import { Retention } from './retention'
import { SettingsSection } from './settings-section'

/** What is set, what can be set, and the own account. */
export function SettingsView({ panel }: PanelProps) {
  const college = useCollege()
  const { session } = useAdminSession()
  const { now } = useSite()
  const { data: admin } = useQuery(currentAdminQuery())
  const { data: events } = useQuery(eventsQuery())
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Facts title="General">
        <Fact label="College Name">{college.name}</Fact>
        <Fact label="Admin Email">{admin?.email ?? session.email}</Fact>
      </Facts>
      <Facts title="System Information">
        <Fact label="Total Events">{events?.length.toLocaleString('en-US') ?? '–'}</Fact>
        <Fact label="Status">
          <span className="inline-flex items-center gap-2 rounded-full bg-leaf-100 px-3 py-0.5 text-leaf-700">
            <span aria-hidden="true" className="size-2 rounded-full bg-leaf-700" />
            Online
          </span>
        </Fact>
        <Fact label="Today's Date">{formatLongDate(now.toISOString())}</Fact>
      </Facts>
      <OwnPassword panel={panel} />
      <div className="grid gap-6">
        <OwnSessions panel={panel} />
        <Retention panel={panel} />
      </div>
    </div>
  )
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
