import type { Attendance } from 'contract/events/attendance'
import { useState } from 'react'
import { formatTime } from '#app/lib/format-date'
import { Button } from '../../shell/button'
import { Card } from '../../shell/card'
import type { PanelProps } from '../../shell/panel'
import { UndoDialog } from '../registrations/undo-dialog'
import { useListFocus } from '../registrations/use-list-focus'

type WalkInsProps = PanelProps & Pick<Attendance, 'walkIns'> & { eventId: string }

export function WalkIns({ walkIns, eventId, panel }: WalkInsProps) {
  const [undoing, setUndoing] = useState<Attendance['walkIns'][number]>()
  const listFocus = useListFocus<HTMLUListElement>(undoing)
  const lead =
    walkIns.length === 0
      ? 'No one came without a registration.'
      : 'People admitted without a registration.'
  return (
    <Card title="Walk-ins" lead={lead} className="p-5 sm:p-6">
      <ul {...listFocus} className="mt-3 grid gap-2 outline-none">
        {walkIns.map((one) => (
          <li key={one._id} className="flex items-center gap-3 border-t border-line pt-2">
            <span className="min-w-0 grow">
              <span className="font-semibold wrap-anywhere">
                {one.name ? <bdi>{one.name}</bdi> : 'Name deleted'}
              </span>
              <span className="block wrap-anywhere text-ink-soft">
                {one.email && `${one.email} · `}
                {formatTime(one.scannedAt)}
                {one.device && (
                  <>
                    {' · '}
                    <bdi>{one.device}</bdi>
                  </>
                )}
              </span>
            </span>
            <Button onClick={() => setUndoing(one)}>
              Undo<span translate="no" className="sr-only">{` ${one.name ?? ''}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      {undoing && (
        <UndoDialog
          eventId={eventId}
          checkInId={undoing._id}
          name={undoing.name}
          panel={panel}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </Card>
  )
}
