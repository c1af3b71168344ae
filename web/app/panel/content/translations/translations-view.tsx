import type { PanelProps } from '../../shell/panel'
import { LazyEditor, usePreloadedEditor } from '../entries/lazy-editor'
import { TranslatableList } from './translatable-list'

export function TranslationsView({ panel }: PanelProps) {
  const { contentId } = panel.edited
  usePreloadedEditor()
  if (contentId) return <LazyEditor panel={panel} entryId={contentId} list="translations" />
  return <TranslatableList panel={panel} />
}
