import { pageIn } from '#app/lib/languages/page-in'
import { renderAllIn } from '#app/lib/languages/page-language'
import { createTranslator } from '#app/lib/languages/translator'
import { mount as mountIsland, showNotice } from './entry.islands'

const translator = createTranslator({ texts: {}, sentences: {} })

// Nothing is hydrated before.
renderAllIn(pageIn('hi', translator))

/** With the texts of its source and of its props, see `island-host.tsx`. */
async function mount(element: Element): Promise<void> {
  translator.add(await import(/* @vite-ignore */ element.getAttribute('words') ?? ''))
  const texts = JSON.parse(element.getAttribute('texts') ?? '{}')
  translator.add({ texts, sentences: {} })
  await mountIsland(element)
}

/** Called by `islands/loader.ts` on pages in Hindi. */
export { mount, showNotice }
