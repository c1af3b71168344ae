import type { ContentEntry } from 'contract/content/calls'
import { useSite } from '#app/lib/site'
import { formatRecentTime } from '../../shell/format-recent-time'
import { useAccountName } from '../../shell/use-account-name'

export function LastEdited({ author, savedAt }: Pick<ContentEntry, 'author' | 'savedAt'>) {
  const { now } = useSite()
  const nameOf = useAccountName()
  return (
    <>
      <span className="block">{formatRecentTime(savedAt, now)}</span>
      <span className="text-ink-muted">
        {author === 'first start' ? 'Came with the site' : <bdi>{nameOf(author)}</bdi>}
      </span>
    </>
  )
}
