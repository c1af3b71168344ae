import { useQuery } from '@tanstack/react-query'
import { libraryTrashDays } from 'contract/content/library/deleted-items'
import { dayMilliseconds } from 'contract/platform/durations'
import { Trash2 } from 'lucide'
import { deletedItemsQuery, useLibraryCalls } from '#app/data/library'
import { useSite } from '#app/lib/site'
import { formatRecentTime } from '../../shell/format-recent-time'
import { RestorableItem } from '../../shell/list/restorable-item'
import type { PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { useRights } from '../../shell/use-rights'
import { Disclosure } from '../entries/disclosure'

const failed = 'The file could not be restored. Check your connection and try again.'

const goneAt = (deletedAt: string) =>
  new Date(Date.parse(deletedAt) + libraryTrashDays * dayMilliseconds).toISOString()

export function DeletedFiles({ panel }: PanelProps) {
  const { has } = useRights()
  if (!has('write content')) return null
  return (
    <Disclosure label="Deleted files" icon={Trash2} show="Deleted files" hide="Hide deleted files">
      <DeletedList panel={panel} />
    </Disclosure>
  )
}

function DeletedList({ panel }: PanelProps) {
  const { data, isError } = useQuery(deletedItemsQuery())
  const { recover } = useLibraryCalls()
  const act = useAct(panel, failed)
  const { now } = useSite()
  if (!data)
    return (
      <p role={isError ? 'alert' : 'status'} className="text-ink-soft">
        {isError ? 'Deleted files could not be loaded.' : 'Loading deleted files...'}
      </p>
    )
  if (data.items.length === 0)
    return (
      <p className="text-ink-soft">
        {`No deleted files. They stay here for ${libraryTrashDays} days.`}
      </p>
    )
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-tint">
      {data.items.map(({ _id, name, version, deletedAt }) => (
        <RestorableItem
          key={_id}
          title={name}
          text={`Deleted ${formatRecentTime(deletedAt, now)} · can be restored until ${formatRecentTime(goneAt(deletedAt), now)}`}
          isBusy={recover.isPending}
          onRestore={() => void act(() => recover.mutateAsync({ _id, version }))}
        />
      ))}
    </ul>
  )
}
