import { lazy, Suspense, useEffect } from 'react'
import { importOrReload } from '#app/lib/import-or-reload'
import { ListLoading } from '../../shell/list/list-notices'
import type { Panel } from '../../shell/panel'
import type { ListView } from './open-entry'

const load = () => import('./content-editor')

const ContentEditor = lazy(async () => ({
  default: (await importOrReload(load)).ContentEditor,
}))

type LazyEditorProps = { panel: Panel; entryId: string; list?: ListView }

/** Loaded separately: it is half of the panel. */
export const LazyEditor = (props: LazyEditorProps) => (
  <Suspense fallback={<ListLoading noun="entry" />}>
    <ContentEditor {...props} />
  </Suspense>
)

/** For lists whose entries are opened next. */
export function usePreloadedEditor(): void {
  useEffect(() => {
    void load().catch(() => undefined) // loads again, and reports a failure, when an entry is opened
  }, [])
}
