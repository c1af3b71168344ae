import { LazyEditor, usePreloadedEditor } from './content/entries/lazy-editor'
import { TranslatableList } from './content/translations/translatable-list'
import { TranslationFileButton } from './operations/import-export/translation-file-button'
import type { PanelProps } from './shell/panel'

export function TranslationsView({ panel }: PanelProps) {
  const { contentId } = panel.edited
  usePreloadedEditor()
  if (contentId) return <LazyEditor panel={panel} entryId={contentId} list="translations" />
  return (
    <TranslatableList
      panel={panel}
      tools={(filters) => <TranslationFileButton panel={panel} filters={filters} />}
    />
  )
}
