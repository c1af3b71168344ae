import { type OwnProfile, useTakeBackProfile } from '#app/data/own-profile'
import { useSite } from '#app/lib/site'
import { formatMoment } from '../../shell/format-moment'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

type Sent = NonNullable<OwnProfile['sent']>

export function SentNotice({ sent, panel }: { sent: Sent } & PanelProps) {
  const { now } = useSite()
  const takeBack = useTakeBackProfile()
  const { returned, sentAt } = sent
  const press = () =>
    takeBack.mutate(undefined, {
      onSuccess: ({ message }) => panel.showSuccess(message),
      onError: (error) => {
        if (!isSessionEnd(error))
          panel.showError(error.message || 'Your change could not be withdrawn. Please try again.')
      },
    })
  return (
    <section
      aria-label="Your change"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line-strong bg-gilt-soft p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold text-ink">
          {returned
            ? `Returned by ${returned.by}, ${formatMoment(returned.at, now)}`
            : `Sent ${formatMoment(sentAt, now)}, waiting for approval`}
        </p>
        <p className="wrap-anywhere whitespace-pre-line text-ink-soft">
          {returned ? returned.note : 'Visitors still see the previous version.'}
        </p>
      </div>
      <button
        type="button"
        disabled={takeBack.isPending}
        onClick={press}
        className="button-outline max-sm:w-full"
      >
        {takeBack.isPending ? 'Withdrawing...' : 'Withdraw change'}
      </button>
    </section>
  )
}
