import { useQuery } from '@tanstack/react-query'
import type { ContentEntry } from 'contract/content/calls'
import { contentFromTrash, trashDays } from 'contract/content/entry-calls'
import { type CollectionName, contentTypes } from 'contract/content/types'
import { dayMilliseconds } from 'contract/platform/durations'
import { useCollectionCalls } from '#app/data/content'
import { contentTrashQuery } from '#app/data/content-lists'
import { useSite } from '#app/lib/site'
import { formatRecentTime } from '../../shell/format-recent-time'
import { RestorableItem } from '../../shell/list/restorable-item'
import type { Panel } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { openEntry } from './open-entry'

const failed = 'It could not be restored. Check your connection and try again.'

const goneAt = (deletedAt: string) =>
  new Date(Date.parse(deletedAt) + trashDays * dayMilliseconds).toISOString()

type TrashListProps = { panel: Panel; type: CollectionName }

export function TrashList({ panel, type }: TrashListProps) {
  const { data: entries, isError } = useQuery(contentTrashQuery(type))
  const { recover } = useCollectionCalls()
  const act = useAct(panel, failed)
  const { now } = useSite()
  const restore = async (entry: ContentEntry) => {
    const recovering = async () => {
      await recover.mutateAsync(entry._id)
      return { message: contentFromTrash(entry.title) }
    }
    if (await act(recovering)) openEntry(panel, entry)
  }
  if (!entries)
    return (
      <p role={isError ? 'alert' : 'status'} className="text-ink-soft">
        {isError ? 'The trash could not be loaded.' : 'Loading trash...'}
      </p>
    )
  if (entries.length === 0) return <p className="text-ink-soft">The trash is empty.</p>
  return (
    <ul
      aria-label={`Trash: ${contentTypes[type].many.toLowerCase()}`}
      className="divide-y divide-line rounded-card border border-line bg-tint"
    >
      {entries.map((entry) => (
        <RestorableItem
          key={entry._id}
          title={entry.title}
          text={`Can be restored until ${formatRecentTime(goneAt(entry.deletedAt ?? ''), now)}`}
          isBusy={recover.isPending}
          onRestore={() => void restore(entry)}
        />
      ))}
    </ul>
  )
}
