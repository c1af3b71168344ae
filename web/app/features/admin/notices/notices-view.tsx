import { CollectionTools } from '../content/collection-tools'
import { ContentEditor } from '../content/content-editor'
import type { PanelProps } from '../panel'
import { NoticeList } from './notice-list'
import { NoticesLeftOut } from './notices-left-out'

/** What the office lets people know: the list of it, or one notice in hand. */
export function NoticesView({ panel }: PanelProps) {
  const { contentId } = panel.edited
  if (contentId) return <ContentEditor panel={panel} entryId={contentId} />
  return (
    <div className="grid gap-5">
      <CollectionTools panel={panel} type="notice">
        <NoticesLeftOut panel={panel} />
        <NoticeList panel={panel} />
      </CollectionTools>
    </div>
  )
}
