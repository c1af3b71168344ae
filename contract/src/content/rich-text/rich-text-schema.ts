import * as z from 'zod/mini'
import { libraryId } from '../library/items.ts'
import { isLinkTarget } from './link-target.ts'
import { isShallow } from './rich-text-node.ts'
import {
  type RichTextAttribute,
  type RichTextMark,
  type RichTextName,
  type RichTextPart,
  type RichTextRule,
  richTextMarks,
  richTextNodes,
} from './rich-text-table.ts'

/** Lenient, so that content from older rules still opens. */
export const publicRichText = z
  .object(
    { type: z.literal('doc'), content: z.array(z.looseObject({ type: z.string() })) },
    'Rich text must be a document',
  )
  .check(z.refine(isShallow))
export type RichTextDocument = z.output<typeof publicRichText>

export const emptyRichText: RichTextDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

const count = (most: number) => z.optional(z.int().check(z.gte(1), z.lte(most)))

function attributeOf(attribute: RichTextAttribute): z.ZodMiniType {
  if ('link' in attribute)
    return z.string().check(
      z.refine(isLinkTarget, {
        error: ({ input }) =>
          `A link leads to ${input}: it must be a page of this site, such as /contact, or begin with https://, mailto: or tel:`,
      }),
    )
  if ('target' in attribute) return z.string().check(z.regex(libraryId))
  return 'count' in attribute ? count(attribute.count) : z.literal(attribute.oneOf)
}

function attrsOf(attributes: Readonly<Record<string, RichTextAttribute>> = {}) {
  const entries = Object.entries(attributes)
  if (entries.length === 0) return {}
  const shape = z.strictObject(
    Object.fromEntries(entries.map(([name, attribute]) => [name, attributeOf(attribute)])),
  )
  const isComplete = entries.every(([, attribute]) => 'count' in attribute)
  return { attrs: isComplete ? z.optional(shape) : shape }
}

const markOf = (name: RichTextMark) =>
  z.strictObject({ type: z.literal(name), ...attrsOf(richTextMarks[name].attributes) })

const areDistinct = (marks: readonly { type: unknown }[]) =>
  new Set(marks.map(({ type }) => type)).size === marks.length

function marksOf(names: readonly RichTextMark[]) {
  const [first, ...others] = names.map(markOf)
  if (!first) return {}
  const marks = z.array(z.discriminatedUnion('type', [first, ...others]))
  return { marks: z.optional(marks.check(z.refine(areDistinct))) }
}

const isNamed = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === name

class ProseSchemas {
  readonly #parts: ReadonlySet<RichTextPart>
  /** Lists contain lists, so schemas are cached. */
  readonly #made = new Map<string, z.ZodMiniObject>()

  constructor(parts: readonly RichTextPart[]) {
    this.#parts = new Set(parts)
  }

  of(name: RichTextName, marks: readonly RichTextMark[] = []): z.ZodMiniObject {
    const key = `${name} ${marks.join()}`
    const schema = this.#made.get(key) ?? this.#make(name, marks)
    this.#made.set(key, schema)
    return schema
  }

  #make(name: RichTextName, marks: readonly RichTextMark[]): z.ZodMiniObject {
    const rule = richTextNodes[name]
    const isInline = name === 'text' || name === 'hard_break'
    return z.strictObject({
      type: z.literal(name),
      ...(name === 'text' && { text: z.string().check(z.minLength(1)) }),
      ...(isInline && marksOf(marks)),
      ...attrsOf(rule.attributes),
      ...this.#contentOf(rule),
    })
  }

  #contentOf({ content, marks }: RichTextRule) {
    if (!content) return {}
    const { of, least, first } = content
    const nodes = z.lazy(() => {
      const [one, ...others] = of.filter((name) => this.#isAllowed(name))
      if (!one) return z.array(z.never())
      const options = others.map((name) => this.of(name, marks))
      return z.array(z.discriminatedUnion('type', [this.of(one, marks), ...options])).check(
        z.minLength(least),
        z.refine((list) => first === undefined || isNamed(list[0], first)),
      )
    })
    return { content: least === 0 ? z.optional(nodes) : nodes }
  }

  #isAllowed(name: RichTextName): boolean {
    const { part } = richTextNodes[name]
    return part === undefined || this.#parts.has(part)
  }
}

export const richTextSchema = (parts: readonly RichTextPart[]): z.ZodMiniObject =>
  new ProseSchemas(parts).of('doc')
