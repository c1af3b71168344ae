import * as z from 'zod/mini'
import type { Target } from './data.ts'
import type { Words } from './fields.ts'
import type { LibraryKind } from './library/items.ts'
import type { ProsePart } from './rich-text/prose-table.ts'

/** What a fact of editable content is; the panel has a control for each kind. */
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

/** One fact of editable content, as plain data. */
export type ContentField = Words & {
  kind: ContentKind
  isRequired: boolean
  /** The schema of what may be published. */
  schema: z.ZodMiniType
  /** The schema of a stored value, whichever rules held when it was written. */
  stored: z.ZodMiniType
  /** The schema of an answer: without the rules, since older content may not meet them. */
  shown: z.ZodMiniType
  /** The value before anything is written, and in place of a stored one that cannot be read. */
  blank: unknown
  /** What a value of it refers to. */
  refersTo: (value: unknown) => readonly Target[]
  /** Of a choice: what may be chosen, and what the panel calls it. */
  options?: readonly { value: string; label: string }[]
  /** Of a reference: the type of the entries that it may name. */
  to?: string
  /** Of a list: what is known of each item, and how many there may be. */
  items?: { fields: ContentFields; most: number }
  /** Of a picture: the reference whose entry has another one, of the same name, which is shown where none is chosen. */
  orOf?: string
  /** Of a document: the field beside it that is given its name, as long as nothing is written there. */
  names?: string
  /** Of rich text: what it may have besides paragraphs. */
  prose?: { parts: readonly ProsePart[] }
}
export type ContentFields = Readonly<Record<string, ContentField>>

/** Sides of a field, each a schema. */
type Part = 'schema' | 'stored' | 'shown'
type Shape<Fields extends ContentFields, Side extends Part> = {
  [Name in keyof Fields]: Fields[Name][Side]
}

/** One side of each field, as a shape for `z.object`. */
export function shapeOf<Fields extends ContentFields, Side extends Part>(
  fields: Fields,
  part: Side,
): Shape<Fields, Side> {
  const shape = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field[part]]))
  // `fromEntries` forgets which names there are: they are those of the fields.
  return shape as Shape<Fields, Side>
}

type TextKind = Exclude<ContentKind, 'choice' | 'list' | 'prose' | LibraryKind>

/** For a field that holds only its own words and refers to nothing. */
export const nothing = () => []

/** A text that must be there, of a kind and by a rule. */
export const required = <Kind extends TextKind>(
  kind: Kind,
  words: Words,
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
/** The same, which may be left out. */
export const optional = (kind: TextKind, words: Words, schema: z.ZodMiniType<string | undefined>) =>
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
