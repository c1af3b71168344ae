import { useQuery } from '@tanstack/react-query'
import { contentNotFound } from 'contract/content/calls'
import { sourceTypeOf } from 'contract/content/translations/translation-types'
import { ApiError } from 'contract/platform/client'
import { FileX } from 'lucide'
import { contentQuery } from '#app/data/content'
import { BackButton } from '../../shell/back-button'
import { ListLoading, LoadingFailed, Notice } from '../../shell/list/list-notices'
import type { Panel } from '../../shell/panel'
import { EntryEditor } from './entry-editor'
import { type ListView, listNames, viewOfType } from './open-entry'

const noun = 'entry'

type ContentEditorProps = {
  panel: Panel
  entryId: string
  /** Where it was opened; absent: the list of its type, or what it translates. */
  list?: ListView
}

export function ContentEditor({ panel, entryId, list: openedIn }: ContentEditorProps) {
  const { data: entry, error, isFetching, refetch } = useQuery(contentQuery(entryId))
  const list = openedIn ?? viewOfType(sourceTypeOf(entry?.type ?? 'page'))
  const sourceId = openedIn ? undefined : entry?.sourceId
  return (
    <div className="grid justify-items-stretch gap-4">
      <div>
        {sourceId ? (
          <BackButton onClick={() => panel.edit(list, { contentId: sourceId })}>
            Back to the English version
          </BackButton>
        ) : (
          <BackButton onClick={() => panel.open(list)}>{`Back to ${listNames[list]}`}</BackButton>
        )}
      </div>
      {/* While refetching, the cached entry may be older than what was typed. */}
      {entry && !isFetching && <EntryEditor key={entry._id} panel={panel} entry={entry} />}
      {isFetching && <ListLoading noun={noun} />}
      {!entry && !isFetching && error && (
        <NotFoundNotice error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function NotFoundNotice({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404
  if (!isGone) return <LoadingFailed noun={noun} onRetry={onRetry} />
  return (
    <Notice icon={FileX} title={contentNotFound} text="It may have been deleted.">
      {null}
    </Notice>
  )
}
