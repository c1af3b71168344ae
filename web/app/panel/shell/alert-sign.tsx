import { useQuery } from '@tanstack/react-query'
import { alertLevels } from 'contract/content/alert-texts'
import type { AlertView } from 'contract/content/alerts'
import { Siren } from 'lucide'
import { useState } from 'react'
import { useCollectionCalls } from '#app/data/content'
import { alertsQuery } from '#app/data/site-content'
import { useSite } from '#app/lib/site'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import { Icon } from '#app/ui/icon'
import { Button } from './button'
import { formatRecentTime } from './format-recent-time'
import type { PanelProps } from './panel'
import { useAct } from './use-act'
import { useRights } from './use-rights'

/** On every view: which alerts are public, until when, and how to end them. */
export function AlertSign({ panel }: PanelProps) {
  const { data: alerts = [] } = useQuery(alertsQuery())
  return alerts.map((alert) => <PublicAlert key={alert._id} panel={panel} alert={alert} />)
}

function PublicAlert({ panel, alert }: PanelProps & { alert: AlertView }) {
  const { now } = useSite()
  const { may } = useRights()
  const canSee = may('see content', undefined)
  const [isConfirming, setConfirming] = useState(false)
  const { _id, level, title, until } = alert
  const howLong = until ? `until ${formatRecentTime(until, now)}` : 'no end date'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-gilt-soft px-4 py-2 text-ink">
      <Icon of={Siren} className="size-6 shrink-0 text-gilt" />
      <p className="min-w-56 flex-1 wrap-anywhere">
        {`${alertLevels[level]} shown on every page, ${howLong}: `}
        {canSee ? (
          <button
            translate="no"
            type="button"
            onClick={() => panel.edit('website', { contentId: _id })}
            className="min-h-11 text-left font-semibold underline underline-offset-4"
          >
            {title}
          </button>
        ) : (
          <strong translate="no">{title}</strong>
        )}
      </p>
      {may('publish content', undefined) && (
        <Button onClick={() => setConfirming(true)}>End now</Button>
      )}
      {isConfirming && (
        <EndDialog panel={panel} alert={alert} onClose={() => setConfirming(false)} />
      )}
    </div>
  )
}

type EndDialogProps = PanelProps & { alert: AlertView; onClose: () => void }

function EndDialog({ panel, alert: { _id, title }, onClose }: EndDialogProps) {
  const { withdraw, reinstate } = useCollectionCalls()
  const act = useAct(panel)
  const end = () =>
    withdraw.mutate(_id, {
      onSuccess: ({ message, entry: { version }, unpublishAt }) => {
        const ended = { _id, version, ...(unpublishAt && { unpublishAt }) }
        panel.showSuccess(message, () => void act(() => reinstate.mutateAsync(ended)))
      },
      onError: ({ message }) =>
        panel.showError(
          message || 'The alert could not be ended. Check your connection and try again.',
        ),
      onSettled: onClose,
    })
  return (
    <ConfirmationDialog
      title="End alert?"
      lead={`Visitors will no longer see “${title}”. It stays in the panel as a draft.`}
      confirm="End now"
      onConfirm={end}
      isDanger
      onClose={onClose}
      isBusy={withdraw.isPending}
    />
  )
}
