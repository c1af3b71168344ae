import { useQuery } from '@tanstack/react-query'
import { formatCount } from 'contract/platform/format-count'
import { roles } from 'contract/platform/roles'
import type { ReactNode } from 'react'
import { adminSessionsQuery, useEndAdminSessions } from '#app/data/admin-account'
import { eventsQuery } from '#app/data/events'
import { formatLongDate } from '#app/lib/format-date'
import { useCollege, useSite } from '#app/lib/site'
import { SessionList } from '#app/ui/session-list'
import { Button } from '../../shell/button'
import { ListSelect } from '../../shell/list/list-toolbar'
import type { PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { useRights } from '../../shell/use-rights'
import { useSettings } from '../../shell/use-settings'
import { OwnFactors } from './own-factors'
import { OwnPassword } from './own-password'
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
        <Fact label="Admin Email">
          <bdi>{account.email}</bdi>
        </Fact>
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

const profileOptions = { '': 'Published right away', approved: 'Published after approval' }

function ApprovedProfiles({ panel }: PanelProps) {
  const { settings, hasFailed, save } = useSettings(panel)
  return (
    <SettingsSection
      title="Profiles"
      lead="Choose whether people’s changes to their own profiles need approval. Anyone who can edit people in the department can approve them."
    >
      {settings && (
        <ListSelect
          label="Changes are"
          value={settings.approvesProfiles ? 'approved' : ''}
          options={profileOptions}
          onChange={(key) => void save({ approvesProfiles: key === 'approved' ? true : undefined })}
        />
      )}
      {hasFailed && <p role="alert">The settings could not be loaded.</p>}
    </SettingsSection>
  )
}

const endFailed = 'That device could not be signed out. Please try again.'

function OwnSessions({ panel }: PanelProps) {
  const { data: sessions, isError } = useQuery(adminSessionsQuery())
  const endSessions = useEndAdminSessions()
  const act = useAct(panel, endFailed)
  const end = (sessionId?: string) => {
    if (!endSessions.isPending) void act(() => endSessions.mutateAsync(sessionId))
  }
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent)
  return (
    <SettingsSection
      title="Devices"
      lead="Devices signed in to your account. Sign out any you don’t recognise."
    >
      {sessions && <SessionList sessions={sessions} onEnd={(sessionId) => end(sessionId)} />}
      {isError && !sessions && <p role="alert">Your devices could not be loaded.</p>}
      {hasOthers && (
        <Button onClick={() => end()} className="mt-5 max-sm:w-full">
          Sign out all others
        </Button>
      )}
    </SettingsSection>
  )
}
