import type { EditedContent } from 'contract/content/calls'
import { declaredOf } from 'contract/content/translations/translation-types'
import { CalendarOff, CalendarX, GlobeLock, Trash2 } from 'lucide'
import { useState } from 'react'
import { useSite } from '#app/lib/site'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import { Button } from '../../shell/button'
import { SideCard } from '../../shell/card'
import { formatRecentTime } from '../../shell/format-recent-time'
import type { Panel } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { TrashDialog } from '../entries/trash-dialog'
import { SchedulePicker } from './schedule-picker'
import type { ContentActs } from './use-acts'

type UnpublishCardProps = { panel: Panel; entry: EditedContent; acts: ContentActs; isBusy: boolean }

export function UnpublishCard({ panel, entry, acts, isBusy }: UnpublishCardProps) {
  const { now } = useSite()
  const { mayOn } = useRights()
  const [requested, setRequested] = useState<'withdraw' | 'trash'>()
  const { isPublic, publishAt, unpublishAt } = entry
  const close = () => setRequested(undefined)
  const isVisible = isPublic || publishAt !== undefined
  const declared = declaredOf(entry.type)
  const isPassing = !declared.isSingle && declared.isPassing
  const mayEnd = mayOn(entry, 'publish content')
  const canEnd = isVisible || (isPassing && mayEnd)
  // Only publishers may remove what visitors see or will see.
  if (isVisible && !mayEnd) return null
  return (
    <SideCard title={entry.sourceId ? 'Unpublish' : 'Unpublish or delete'}>
      {unpublishAt && (
        <p className="rounded-md bg-sky-100 p-3 font-semibold text-sky-700">
          {isVisible
            ? `Public until ${formatRecentTime(unpublishAt, now)}`
            : `Once published, public until ${formatRecentTime(unpublishAt, now)}`}
        </p>
      )}
      {canEnd && (
        <SchedulePicker
          name={`end of ${entry._id}`}
          icon={CalendarX}
          label={unpublishAt ? 'Change end date…' : 'Set end date…'}
          confirm="Show until"
          isBusy={isBusy}
          onChoose={acts.end}
        />
      )}
      {unpublishAt && (
        <Button icon={CalendarOff} onClick={() => void acts.end()}>
          Remove end date
        </Button>
      )}
      {isPublic && (
        <Button icon={GlobeLock} onClick={() => setRequested('withdraw')}>
          Unpublish
        </Button>
      )}
      {!entry.sourceId && (
        <Button tone="danger" icon={Trash2} onClick={() => setRequested('trash')}>
          Move to trash
        </Button>
      )}
      {requested === 'withdraw' && (
        <ConfirmationDialog
          title="Unpublish?"
          lead={
            <>
              {`Visitors will no longer see “${entry.title}”. It stays here as a draft.`}
              {publishAt && ' Its schedule is cancelled too.'}
            </>
          }
          confirm="Unpublish"
          onConfirm={() => void acts.withdraw().then(close)}
          isDanger
          onClose={close}
          isBusy={isBusy}
        />
      )}
      {requested === 'trash' && (
        <TrashDialog panel={panel} entry={entry} acts={acts} isBusy={isBusy} onClose={close} />
      )}
    </SideCard>
  )
}
