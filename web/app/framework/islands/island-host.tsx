import clientFiles from 'virtual:client-files'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { languageHere, textHere } from '#app/lib/languages/page-language'
import type { Island, IslandHost } from './island'

const files = import.meta.glob<Island<never>>('../../**/*.island.tsx', {
  eager: true,
  import: 'default',
})

const sources = new Map<unknown, string>(
  Object.entries(files).map(([file, island]) => [island, file.replace('../../', '')]),
)

/** React inserts preload links before pictures, which would break hydration. */
const pictureHints = /<link rel="preload" as="image"[^>]*>/g

/** Of texts in the props. */
function translationsIn(value: unknown): [string, string][] {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap(translationsIn)
  if (typeof value !== 'string') return []
  const translation = textHere(value)
  return translation === value ? [] : [[value, translation]]
}

/** What the browser needs on a page in another language; the words of its source are a file of `island-texts.config.ts`. */
function languageAttributes(source: string, { watch }: Island<never>['options'], props: object) {
  const language = languageHere()
  if (!language) return {}
  const module = `app/${source}?${language}`
  const texts = translationsIn(props)
  return {
    ...(watch && { watch: `${watch}?lang=${language}` }),
    words: import.meta.env.DEV ? `/${module}` : clientFiles[module]?.scripts.at(-1),
    ...(texts.length > 0 && { texts: JSON.stringify(Object.fromEntries(texts)) }),
  }
}

/** Numbers the islands of a document, so that rendering is reproducible. */
export function createIslandHost(before = 0) {
  const used = new Set<string>()
  let count = before
  const host: IslandHost = (island, props) => {
    const source = sources.get(island)
    if (!source) throw new Error('An island is the default export of a file named *.island.tsx')
    const triggers = [island.options.hydrate].flat()
    // Few visitors are signed in, and few pages have an alert: their code isn't fetched ahead.
    const isRare = triggers.every((trigger) => trigger === 'signed-in') || island.options.watch
    if (!isRare) used.add(source)
    count++
    const id = `i${count}`
    const html = renderToString(<island.View {...props} />, { identifierPrefix: id })
    return createElement('x-island', {
      id,
      source: source.replace('.island.tsx', ''),
      ...island.options,
      hydrate: triggers.join(' '),
      props: JSON.stringify(props),
      ...languageAttributes(source, island.options, props),
      dangerouslySetInnerHTML: { __html: html.replace(pictureHints, '') },
    })
  }
  return { host, used, count: () => count }
}
