import * as z from 'zod/mini'
import type { Target } from './data.ts'
import type { FieldTexts } from './fields.ts'
import type { LibraryKind } from './library/items.ts'
import type { RichTextPart } from './rich-text/rich-text-table.ts'

export type ContentKind =
  | 'line'
  | 'text'
  | 'year'
  | 'slug'
  | 'number'
  | 'day'
  | 'reference'
  | 'department'
  | 'email'
  | 'phone'
  | 'link'
  | 'place'
  | 'prose'
  | 'picture'
  | 'document'
  | 'choice'
  | 'list'

export type ContentField = FieldTexts & {
  kind: ContentKind
  isRequired: boolean
  schema: z.ZodMiniType
  stored: z.ZodMiniType
  /** Lenient: stored content may predate the current rules. */
  shown: z.ZodMiniType
  /** Initial value, and the fallback for unreadable stored values. */
  blank: unknown
  refersTo: (value: unknown) => readonly Target[]
  options?: readonly { value: string; label: string }[]
  /** The content type that it refers to. */
  to?: string
  items?: { fields: ContentFields; most: number }
  /** A reference whose entry provides the picture if none is chosen (the field of the same name there). */
  orOf?: string
  /** Sibling field that takes the document's name while it is empty. */
  names?: string
  /** Allowed parts besides paragraphs. */
  prose?: { parts: readonly RichTextPart[] }
}
export type ContentFields = Readonly<Record<string, ContentField>>

type Part = 'schema' | 'stored' | 'shown'
type Shape<Fields extends ContentFields, Side extends Part> = {
  [Name in keyof Fields]: Fields[Name][Side]
}

export function shapeOf<Fields extends ContentFields, Side extends Part>(
  fields: Fields,
  part: Side,
): Shape<Fields, Side> {
  const shape = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field[part]]))
  // `fromEntries` loses the key types; they are those of `fields`.
  return shape as Shape<Fields, Side>
}

type TextKind = Exclude<ContentKind, 'choice' | 'list' | 'prose' | LibraryKind>

export const nothing = () => []

export const required = <Kind extends TextKind>(
  kind: Kind,
  words: FieldTexts,
  schema: z.ZodMiniType<string>,
) =>
  ({
    ...words,
    kind,
    isRequired: true,
    schema,
    stored: z.string(),
    shown: z.string(),
    blank: '',
    refersTo: nothing,
  }) as const
export const optionalField = (
  kind: TextKind,
  words: FieldTexts,
  schema: z.ZodMiniType<string | undefined>,
) =>
  ({
    ...words,
    kind,
    isRequired: false,
    schema,
    stored: z.optional(z.string()),
    shown: z.optional(z.string()),
    blank: undefined,
    refersTo: nothing,
  }) as const
