import type { PanelProps } from '../../shell/panel'
import { EntryList } from './entry-list'
import { LazyEditor, usePreloadedEditor } from './lazy-editor'

export function WebsiteView({ panel }: PanelProps) {
  const { contentId } = panel.edited
  usePreloadedEditor()
  return contentId ? <LazyEditor panel={panel} entryId={contentId} /> : <EntryList panel={panel} />
}
