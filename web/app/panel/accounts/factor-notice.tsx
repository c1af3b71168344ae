import { ShieldAlert } from 'lucide'
import { formatLongDate } from '#app/lib/format-date'
import { Icon } from '#app/ui/icon'
import { Button } from '../shell/button'
import type { PanelProps } from '../shell/panel'
import { useRights } from '../shell/use-rights'

/** Shown while the role requires a second factor that the account doesn't have. */
export function FactorNotice({ panel }: PanelProps) {
  const { factorDue } = useRights().account
  if (!factorDue) return null
  const { by, isOver } = factorDue
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-danger-600/40 bg-danger-50 px-4 py-3 text-danger-700">
      <Icon of={ShieldAlert} className="size-6 shrink-0" />
      <p className="min-w-56 flex-1 font-medium">
        {isOver
          ? 'Your role needs a second factor. Set one up below to continue using the panel.'
          : `Your role needs a second factor by ${formatLongDate(by)}. After that, you can’t use the panel until you set one up.`}
      </p>
      {!isOver && <Button onClick={() => panel.open('settings')}>Set up now</Button>}
    </div>
  )
}
