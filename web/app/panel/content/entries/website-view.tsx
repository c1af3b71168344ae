import type { PanelProps } from '../../shell/panel'
import { ContentEditor } from './content-editor'
import { EntryList } from './entry-list'

/** What the college writes itself: the list of it, or one entry in hand. */
export function WebsiteView({ panel }: PanelProps) {
  const { contentId } = panel.edited
  return contentId ? (
    <ContentEditor panel={panel} entryId={contentId} />
  ) : (
    <EntryList panel={panel} />
  )
}
