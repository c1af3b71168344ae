import { type ContentData, isObject } from 'contract/content/data'
import type { ContentField, ContentFields } from 'contract/content/field'
import { nodesIn, type RichTextNode } from 'contract/content/rich-text/rich-text-node'

let made = 0

/** Occurs on no page otherwise, and has letters enough to be a word. */
export const word = () => `Zzzz${made++}zz`

/** The footer may break an address behind its `@`. */
const marks = /(https:\/\/)?zzzz\d+zz(@college)?(\.test\/?)?|^college\.test$/giu

/** Replacements; the first valid one is used. */
const candidates = (): string[] => [
  Array.from({ length: 5 }, word).join(' '),
  word(),
  `19${10 + (made++ % 80)}`,
  `+91 120 ${String(made++).padStart(7, '7')}`,
  `${word()}@college.test`.toLowerCase(),
  `https://${word()}.test/`.toLowerCase(),
]

const textKinds: readonly string[] = ['line', 'text', 'year', 'email', 'phone', 'link']

const markedNode = ({ text, content, ...node }: RichTextNode): RichTextNode => ({
  ...node,
  ...(typeof text === 'string' && { text: `${word()} ${word()}` }),
  ...(content !== undefined && { content: nodesIn(content).map(markedNode) }),
})

function markedField({ kind, schema, items, prose }: ContentField, value: unknown): unknown {
  if (prose) return nodesIn([value]).map(markedNode)[0]
  if (items && Array.isArray(value))
    return value.map((item) => (isObject(item) ? marked(items.fields, item) : item))
  if (!textKinds.includes(kind) || typeof value !== 'string') return value
  return candidates().find((text) => schema.safeParse(text).success) ?? value
}

/** An entry's data with recognisable replacements for all texts. */
export const marked = (fields: ContentFields, data: ContentData): ContentData => ({
  ...data,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, markedField(field, data[name])] as const),
  ),
})

const days =
  /\b((Jan|Febr)uary|March|April|May|June|July|August|(Septem|Octo|Novem|Decem)ber|(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(Mon|Tue|Wed|Thu|Fri|Sat|Sun))\b/g

/** The text with `…` for replacements, and `#` for numbers, months and weekdays. */
export const withoutMarks = (text: string): string =>
  text
    .replace(marks, '…')
    .replace(/…(\s*…)+/g, '…')
    .replace(days, '#')
    .replace(/\d+/g, '#')
