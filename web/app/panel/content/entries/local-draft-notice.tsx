import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { differences, type NamedTarget } from 'contract/content/differences'
import { useSite } from '#app/lib/site'
import { ActivityChanges } from '../../shell/activity-changes'
import { Button } from '../../shell/button'
import { formatRecentTime } from '../../shell/format-recent-time'
import type { StoredDraft } from '../editing/local-draft'
import { merge } from '../editing/merge'
import { useNameOf } from './use-name-of'

type LocalDraftNoticeProps = {
  type: DeclaredContent
  data: ContentData
  words: StoredDraft
  onRestore: () => void
  onDrop: () => void
}

export function LocalDraftNotice({ type, data, words, onRestore, onDrop }: LocalDraftNoticeProps) {
  const { now } = useSite()
  const taken = merge(type.fields, { base: words.base, mine: words.data, theirs: data })
  const named: NamedTarget[] = []
  differences(type, data, taken.data, (target) => {
    named.push(target)
    return ''
  })
  const nameOf = useNameOf(named)
  return (
    <section
      aria-label="Unsaved changes"
      className="grid gap-3 rounded-card border border-line-strong bg-gilt-soft p-4 sm:p-5"
    >
      <p className="font-semibold">
        {`This browser still has changes from ${formatRecentTime(words.typedAt, now)} that were never saved.`}
      </p>
      <ActivityChanges changes={differences(type, data, taken.data, nameOf)} />
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={onRestore}>
          Restore changes
        </Button>
        <Button onClick={onDrop}>Discard</Button>
      </div>
    </section>
  )
}
