import { type DefaultTreeAdapterTypes, parse } from 'parse5'

const unseen = ['script', 'style', 'template', 'noscript', 'title']

function textsOf(node: DefaultTreeAdapterTypes.ChildNode): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  if (!('tagName' in node) || unseen.includes(node.tagName)) return []
  // What stands on lines of its own must not run together.
  return [' ', ...node.childNodes.flatMap(textsOf), ' ']
}

/** All words of a page in one line, as somebody reads them. */
export const pageText = (html: string): string =>
  parse(html, { scriptingEnabled: false })
    .childNodes.flatMap(textsOf)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim()
