import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide'
import { type OwnProfile, ownProfileQuery, useWithdrawProfile } from '#app/data/own-profile'
import { pathOf } from '#app/framework/addresses/path-of'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Loading } from '#app/ui/loading'
import { NotLoaded } from '#app/ui/not-loaded'
import { Button } from '../../shell/button'
import { formatRecentTime } from '../../shell/format-recent-time'
import type { PanelProps } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { useAct } from '../../shell/use-act'
import { type OwnMember, ProfileEditor } from './profile-form'

export function ProfileView({ panel }: PanelProps) {
  const query = useQuery(ownProfileQuery())
  const { data, isPending } = query
  if (isPending) return <Loading>Loading your profile...</Loading>
  if (!data) return <NotLoaded query={query} />
  const { member, sent } = data
  if (!member)
    return (
      <p className="text-lg text-ink-soft">
        Your account has no public profile. Ask an owner to link one.
      </p>
    )
  return (
    <div className="grid gap-5">
      <Head member={member} />
      {sent && <SentNotice sent={sent} panel={panel} />}
      <ProfileEditor member={member} profile={data} panel={panel} />
    </div>
  )
}

function Head({ member }: { member: OwnMember }) {
  const { name, designation, department, slug } = member
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 translate="no" className="text-xl wrap-anywhere text-heading">
          {name}
        </h2>
        <p className="wrap-anywhere text-ink-soft">
          {[designation, department].filter(Boolean).join(', ')}
        </p>
        <p className="text-[0.9375rem] text-ink-muted">
          To change your name, position or contact details, ask the office.
        </p>
      </div>
      <a
        href={pathOf('member', { name: slug })}
        target="_blank"
        rel="noreferrer"
        className="button-outline max-sm:w-full"
      >
        View my page
        <Icon of={ExternalLink} className="size-4" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  )
}

type Sent = NonNullable<OwnProfile['sent']>

function SentNotice({ sent, panel }: { sent: Sent } & PanelProps) {
  const { now } = useSite()
  const nameOf = useAccountName()
  const undo = useWithdrawProfile()
  const { returned, sentAt } = sent
  const act = useAct(panel, 'Your change could not be withdrawn. Please try again.')
  return (
    <section
      aria-label="Your change"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line-strong bg-gilt-soft p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold text-ink">
          {returned
            ? `Returned by ${nameOf(returned.by)}, ${formatRecentTime(returned.at, now)}`
            : `Sent ${formatRecentTime(sentAt, now)}, waiting for approval`}
        </p>
        <p className="wrap-anywhere whitespace-pre-line text-ink-soft">
          {returned ? <bdi>{returned.note}</bdi> : 'Visitors still see the previous version.'}
        </p>
      </div>
      <Button
        disabled={undo.isPending}
        onClick={() => void act(() => undo.mutateAsync())}
        className="max-sm:w-full"
      >
        {undo.isPending ? 'Withdrawing...' : 'Withdraw change'}
      </Button>
    </section>
  )
}
