import { pageIn } from '#app/lib/languages/page-in'
import { renderAllIn } from '#app/lib/languages/page-language'
import { createTranslator, type Words } from '#app/lib/languages/translator'
import { mount as mountIsland, showNotice } from './entry.islands'

/** Of the source of each island: see `island-texts.config.ts`. */
const wordsOfIslands = import.meta.glob<Words>('../../**/*.island.tsx', { query: '?hi' })
const translator = createTranslator({ texts: {}, sentences: {} })

// Nothing is hydrated before.
renderAllIn(pageIn('hi', translator))

async function mount(element: Element): Promise<void> {
  const words = await wordsOfIslands[`../../${element.getAttribute('source')}.island.tsx`]?.()
  if (words) translator.add(words)
  // Of its props: see `island-host.tsx`.
  const texts = JSON.parse(element.getAttribute('texts') ?? '{}')
  translator.add({ texts, sentences: {} })
  await mountIsland(element)
}

/** Called by `islands/loader.ts` on pages in Hindi. */
export { mount, showNotice }
