import { showNotice } from '#app/ui/show-notice'
import { hydrateIsland } from '../islands/hydrate-island'
import type { Island } from '../islands/island'
import '../../app.css'

const files = import.meta.glob<Island<object>>('../../**/*.island.tsx', { import: 'default' })

async function mount(element: Element): Promise<void> {
  const island = await files[`../../${element.getAttribute('source')}.island.tsx`]?.()
  if (!island) throw new Error('This release has no such island')
  await hydrateIsland(element, island)
}

/** Called by `loader.ts`. */
export { mount, showNotice }
