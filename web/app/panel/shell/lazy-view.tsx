import { type ComponentType, lazy, Suspense } from 'react'
import { importOrReload } from '#app/lib/import-or-reload'
import type { PanelProps } from './panel'

/** Fetched with its first visit, not with the panel. */
export function lazyView(
  load: () => Promise<ComponentType<PanelProps>>,
): ComponentType<PanelProps> {
  const View = lazy(async () => ({ default: await importOrReload(load) }))
  return function LazyView(props) {
    return (
      <Suspense fallback={<p role="status">Loading...</p>}>
        <View {...props} />
      </Suspense>
    )
  }
}
