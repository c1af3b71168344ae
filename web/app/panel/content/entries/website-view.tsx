import type { PanelProps } from '../../shell/panel'
import { ContentEditor } from './content-editor'
import { EntryList } from './entry-list'

export function WebsiteView({ panel }: PanelProps) {
  const { contentId } = panel.edited
  return contentId ? (
    <ContentEditor panel={panel} entryId={contentId} />
  ) : (
    <EntryList panel={panel} />
  )
}
