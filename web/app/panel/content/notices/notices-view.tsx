import type { PanelProps } from '../../shell/panel'
import { CollectionTools } from '../entries/collection-tools'
import { LazyEditor, usePreloadedEditor } from '../entries/lazy-editor'
import { EditableNoticeList } from './notice-list'
import { NoticesLeftOut } from './notices-left-out'

export function NoticesView({ panel }: PanelProps) {
  const { contentId } = panel.edited
  usePreloadedEditor()
  if (contentId) return <LazyEditor panel={panel} entryId={contentId} />
  return (
    <div className="grid gap-5">
      <CollectionTools panel={panel} type="notice">
        <NoticesLeftOut panel={panel} />
        <EditableNoticeList panel={panel} />
      </CollectionTools>
    </div>
  )
}
