import * as z from 'zod/mini'
import type { ReferenceTarget } from '../data.ts'
import type { FieldTexts } from '../field.ts'
import { linkedTo } from './link-target.ts'
import { linksIn } from './rich-text-links.ts'
import { allNodes, nodesIn, type RichTextNode, textOf } from './rich-text-node.ts'
import { referenceTargetOf } from './rich-text-references.ts'
import {
  emptyRichText,
  publicRichText,
  type RichTextDocument,
  richTextSchema,
} from './rich-text-schema.ts'
import { type RichTextPart, richTextMarks, richTextNodes } from './rich-text-table.ts'

type Limits = {
  /** Characters without formatting; 0: may be empty. */
  least: number
  most: number
}

const isKey = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key)

function nameOf(type: unknown): string {
  if (typeof type !== 'string') return 'something'
  if (isKey(richTextNodes, type)) return `a ${richTextNodes[type].label}`
  return isKey(richTextMarks, type) ? `a ${richTextMarks[type].label}` : `“${type}”`
}

function pieceAt(richText: RichTextDocument, path: readonly PropertyKey[]): unknown {
  let value: unknown = richText
  let type: unknown
  for (const part of path) {
    if (typeof value !== 'object' || value === null) break
    value = Object.entries(value).find(([name]) => name === String(part))?.[1]
    const [node] = nodesIn([value])
    type = node?.type ?? type
  }
  return type
}

function errorOf(
  richText: RichTextDocument,
  label: string,
  schema: z.ZodMiniObject,
  { least, most }: Limits,
) {
  const length = textOf(richText).trim().length
  if (length < least)
    return length === 0 ? `${label} is required` : `${label}: enter at least ${least} characters`
  if (length > most) return `${label}: ${length} characters; the limit is ${most}`
  const [issue] = schema.safeParse(richText).error?.issues ?? []
  if (!issue) return undefined
  const isOfLink = issue.path.at(-1) === 'href'
  return isOfLink
    ? issue.message
    : `${label}: ${nameOf(pieceAt(richText, issue.path))} isn’t allowed here`
}

const targetsOf = (richText: RichTextNode): ReferenceTarget[] => [
  ...linksIn(richText).flatMap(({ target }) => linkedTo(target) ?? []),
  ...allNodes(richText).flatMap((node) => referenceTargetOf(node) ?? []),
]

export function richTextField(words: FieldTexts, parts: readonly RichTextPart[], limits: Limits) {
  const strict = richTextSchema(parts)
  const schema = z.pipe(
    publicRichText,
    z.custom<RichTextDocument>().check(({ value, issues }) => {
      const message = errorOf(value, words.label, strict, limits)
      if (message) issues.push({ code: 'custom', message, input: value })
    }),
  )
  return {
    ...words,
    kind: 'prose',
    isRequired: limits.least > 0,
    schema,
    stored: publicRichText,
    shown: publicRichText,
    blank: emptyRichText,
    refersTo: (value: unknown) => nodesIn([value]).flatMap(targetsOf),
    prose: { parts },
  } as const
}

export function parseRichText(json: string): RichTextDocument | undefined {
  try {
    return publicRichText.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

/** Sent and stored as JSON text: a record's form has only texts and files. */
export function jsonRichText(words: FieldTexts, parts: readonly RichTextPart[], most: number) {
  const { schema: rules, ...field } = richTextField(words, parts, { least: 0, most })
  const schema = z.optional(
    z.string(`${words.label} must be text`).check(({ value, issues }) => {
      if (value === '') return
      const [issue] = rules.safeParse(parseRichText(value)).error?.issues ?? []
      if (issue) issues.push({ code: 'custom', message: issue.message, input: value })
    }),
  )
  const stored = z.optional(z.string())
  const refersTo = (json: unknown) => field.refersTo(parseRichText(String(json ?? '')))
  return { ...field, schema, stored, shown: stored, blank: undefined, refersTo } as const
}
