import type { ContentFields, ContentKind } from 'contract/content/field'

const kinds: ReadonlySet<ContentKind> = new Set(['line', 'text', 'email', 'phone'])

/** The field that pasted lines fill, in lists whose items are a single text. */
export function onlyTextField(
  fields: ContentFields,
): { name: string; kind: ContentKind } | undefined {
  const [only, ...others] = Object.entries(fields).map(([name, { kind }]) => ({ name, kind }))
  return only && others.length === 0 && kinds.has(only.kind) ? only : undefined
}

const marker = /^\s*(?:[•▪●◦‣*–—-]|\(?\d{1,2}[.)])\s+/
const sentenceEnd = /[.!?:;।]["”’)]?$/

/** Lines of a text that was wrapped, for example in a PDF, are one paragraph. */
const areSentences = (lines: readonly string[]) =>
  lines.every((line) => marker.test(line) || sentenceEnd.test(line))

const notEmpty = (texts: readonly string[]) =>
  texts.map((text) => text.trim()).filter((text) => text !== '')

/** Fewer than two: the text belongs into one item. */
export function pastedItems(kind: ContentKind, text: string): string[] {
  const lines = notEmpty(text.split(/\r\n|\r|\n/))
  const blocks = notEmpty(text.split(/(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)/))
  const isOfLines = kind !== 'text' || areSentences(lines)
  return (isOfLines ? lines : blocks).map((item) => item.replace(marker, ''))
}
