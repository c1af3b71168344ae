import { emptyRichText, richTextSchema } from 'contract/content/rich-text/rich-text-schema'
import {
  type RichTextAttribute,
  type RichTextMark,
  type RichTextName,
  type RichTextPart,
  referenceNames,
  richTextMarks,
  richTextNodes,
} from 'contract/content/rich-text/rich-text-table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDoc, heading, linkTo, paragraph, piece, words } from '#test/rich-text'
import { openRichText } from './editor-schema'

const allParts: RichTextPart[] = ['heading', 'list', 'table', 'quote', 'callout', ...referenceNames]

const attribute = (rule: RichTextAttribute): fc.Arbitrary<unknown> => {
  if ('link' in rule) return fc.constantFrom('/contact', 'https://ugc.gov.in/', 'tel:112')
  if ('target' in rule)
    return fc.constantFrom('facility-labs', '01a20494-1fc8-736b-b875-2dc3c50abfac')
  return 'count' in rule ? fc.integer({ min: 1, max: rule.count }) : fc.constantFrom(...rule.oneOf)
}

const attrs = (rules: Readonly<Record<string, RichTextAttribute>> = {}) =>
  Object.keys(rules).length === 0
    ? fc.constant({})
    : fc.record({
        attrs: fc.record(
          Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, attribute(rule)])),
        ),
      })

/** In the schema's order, as ProseMirror sorts them. */
const marks = (names: readonly RichTextMark[]): fc.Arbitrary<object> =>
  fc
    .subarray(Object.keys(richTextMarks).filter((name) => names.some((one) => one === name)))
    .chain((chosen) =>
      chosen.length === 0
        ? fc.constant({})
        : fc
            .tuple(
              ...chosen.map((type) =>
                attrs(
                  Object.entries(richTextMarks).find(([name]) => name === type)?.[1].attributes,
                ).map((text) => ({ type, ...text })),
              ),
            )
            .map((list) => ({ marks: list })),
    )

/** Any node that the contract allows. */
function anyPiece(
  name: RichTextName,
  depth: number,
  within: readonly RichTextMark[],
): fc.Arbitrary<object> {
  if (name === 'text')
    return fc
      .tuple(fc.string({ minLength: 1, maxLength: 8 }), marks(within))
      .map(([text, message]) => ({ type: name, text, ...message }))
  const { content, attributes, marks: allowed = [] } = richTextNodes[name]
  const own = fc.tuple(attrs(attributes), name === 'hard_break' ? marks(within) : fc.constant({}))
  if (!content) return own.map(([text, marked]) => ({ type: name, ...text, ...marked }))
  const { of, least, first } = content
  const flat = of.filter((one) => !richTextNodes[one].content?.of.includes('list_item'))
  const kinds = depth > 3 && flat.length > 0 ? flat : of
  const any = fc.oneof(...kinds.map((one) => anyPiece(one, depth + 1, allowed)))
  const list = fc.array(any, { minLength: first ? 0 : least, maxLength: 3 })
  const all = first
    ? fc.tuple(anyPiece(first, depth + 1, allowed), list).map(([one, others]) => [one, ...others])
    : list
  return fc.tuple(own, all).map(([[text], inside]) => ({
    type: name,
    ...text,
    ...(inside.length > 0 && { content: inside }),
  }))
}

const schema = richTextSchema(allParts)

test('the editor opens whatever the contract allows, and returns it unchanged', () => {
  fc.assert(
    fc.property(anyPiece('doc', 0, []), (doc) => {
      expect(schema.safeParse(doc).error?.issues).toBeUndefined()
      const opened = openRichText({ type: 'doc', ...doc })
      // ProseMirror joins neighbours, so they are joined here, too.
      const joined = opened && openRichText(opened.toJSON())
      expect(joined?.eq(opened ?? joined)).toBe(true)
      expect(schema.safeParse(opened?.toJSON()).error?.issues).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

const item = (text: string) => piece('list_item', paragraph(text))

test.each([
  ['an unknown node', aDoc(piece('video'))],
  ['an unknown mark', aDoc(piece('paragraph', words('a', { type: 'blink' })))],
  ['an unknown attribute of a node', aDoc({ ...paragraph('a'), attrs: { align: 'center' } })],
  [
    'an unknown attribute of a link',
    aDoc(piece('paragraph', words('a', { type: 'link', attrs: { href: '/', rel: 'x' } }))),
  ],
  ['a node in the wrong place', aDoc(item('a'))],
  ['text outside of paragraphs', aDoc(words('a'))],
  ['an empty text', aDoc(piece('paragraph', words('')))],
])('with %s, the editor doesn’t open, so that nothing is lost', (_, doc) => {
  expect(openRichText(doc)).toBeUndefined()
  expect(schema.safeParse(doc).success).toBe(false)
})

test('nodes nested too deeply aren’t opened', () => {
  let list = piece('bullet_list', item('deep'))
  for (let depth = 0; depth < 5000; depth++)
    list = piece('bullet_list', piece('list_item', paragraph('a'), list))
  expect(openRichText(aDoc(list))).toBeUndefined()
})

test('text that today’s rules forbid still opens, to be corrected', () => {
  for (const doc of [
    aDoc(piece('paragraph', words('a', linkTo('http://old.example')))),
    aDoc(heading(4, 'Too deep')),
    emptyRichText,
  ])
    expect(openRichText(doc)?.toJSON()).toEqual(doc)
})
