import { type OwnProfile, useWithdrawProfile } from '#app/data/own-profile'
import { useSite } from '#app/lib/site'
import { Button } from '../../shell/button'
import { formatRecentTime } from '../../shell/format-recent-time'
import type { PanelProps } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { useAct } from '../../shell/use-act'

type Sent = NonNullable<OwnProfile['sent']>

export function SentNotice({ sent, panel }: { sent: Sent } & PanelProps) {
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
          {returned ? returned.note : 'Visitors still see the previous version.'}
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
