import { wordsIn } from './words.ts'

const withoutEnd = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
])
const hidden = new Set(['script', 'style', 'template'])
const piece = /<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gi
const language = /\blang="([^"]*)"/

type Open = { name: string; lang: string; isHidden: boolean }

/** Words in the main part of a page as rendered, each with the language that its elements say. */
export function wordsOfPage(html: string): Map<string, string> {
  const words = new Map<string, string>()
  const lang = language.exec(/<html[^>]*>/.exec(html)?.[0] ?? '')?.[1] ?? ''
  const open: Open[] = [{ name: 'html', lang, isHidden: false }]
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  for (const [text, end, name, attributes = ''] of main.matchAll(piece)) {
    const inside = open.at(-1)
    if (!inside) throw new Error('The page closes more elements than it opens')
    if (name === undefined) {
      if (!inside.isHidden) for (const one of wordsIn(text)) words.set(one, inside.lang)
    } else if (end) {
      if (inside.name === name) open.pop()
    } else if (!withoutEnd.has(name) && !attributes.endsWith('/'))
      open.push({
        name,
        lang: language.exec(attributes)?.[1] ?? inside.lang,
        isHidden: inside.isHidden || hidden.has(name),
      })
  }
  return words
}
