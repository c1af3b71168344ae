import * as z from 'zod/mini'
import type { ReferenceTarget } from './data.ts'
import type { RichTextPart } from './rich-text/rich-text-table.ts'
import type { RecordLanguage } from './translations/record-languages.ts'

/** Kinds that fit in a typed column, so that records can have them. */
export type ColumnKind =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  | 'choice'
  | 'decimal'
  | 'day'
  | 'timestamp'
  | 'switch'
  | 'prose'
  | 'translation'
  | UploadKind

type UploadKind = 'upload' | 'portrait'

export type ContentKind =
  | ColumnKind
  | 'year'
  | 'slug'
  | 'number'
  | 'reference'
  | 'department'
  | 'link'
  | 'linkTarget'
  | 'picture'
  | 'document'
  | 'list'

export type FieldTexts = {
  label: string
  help?: string
  moreHelp?: string
  /** Other words that staff look for it by. */
  alsoCalled?: string
  /** Sample value in the import template. */
  example?: string
  /** Heading in the form, collapsed while its fields are empty. Absent: always visible. */
  group?: string
  /** Not in the form: set by another control or by an import. */
  isSetElsewhere?: true
  /** Content type that it refers to by id. */
  to?: string
  /** The same in all languages: a code, or the name of a company. */
  isSame?: true
}

export type ContentField = FieldTexts & {
  kind: ContentKind
  isRequired: boolean
  schema: z.ZodMiniType
  /** Replaces `schema` when a stored record is changed. */
  changed?: z.ZodMiniType
  stored: z.ZodMiniType
  /** Lenient: stored values may predate the current rules. */
  shown: z.ZodMiniType
  /** Initial value, and the fallback for unreadable stored values. */
  blank: unknown
  refersTo: (value: unknown) => readonly ReferenceTarget[]
  options?: readonly { value: string; label: string }[]
  items?: { fields: ContentFields; most: number }
  /** Entries written before the field existed get an empty list instead of the starting content's. */
  startsEmpty?: boolean
  /** A reference whose entry provides the picture if none is chosen (the field of the same name there). */
  orOf?: string
  /** Sibling field that takes the document's name while it is empty. */
  names?: string
  /** Allowed parts in addition to paragraphs. */
  prose?: { parts: readonly RichTextPart[] }
  /** The largest file, for uploads. */
  bytes?: number
  /** The field of the source whose text it is a translation of. */
  translates?: ContentField
  /** Of a translation that is in the same record as the text. */
  besideText?: { name: string; language: RecordLanguage }
}
export type ContentFields = Readonly<Record<string, ContentField>>
export type RecordFields = Readonly<Record<string, ContentField & { kind: ColumnKind }>>
/** Entries travel as JSON, so their files are in the library. */
export type EntryFields = Readonly<
  Record<string, ContentField & { kind: Exclude<ContentKind, UploadKind | 'translation'> }>
>

type Part = 'schema' | 'stored' | 'shown'
type Shape<Fields extends ContentFields, Side extends Part> = {
  [Name in keyof Fields]: Fields[Name][Side]
}
type ChangedShape<Fields extends ContentFields> = {
  [Name in keyof Fields]: Fields[Name] extends { changed: infer Schema extends z.ZodMiniType }
    ? Schema
    : Fields[Name]['schema']
}

// `fromEntries` loses the key types; they are those of `fields`.
export function shapeOf<Fields extends ContentFields, Side extends Part>(
  fields: Fields,
  part: Side,
): Shape<Fields, Side> {
  const shape = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field[part]]))
  return shape as Shape<Fields, Side>
}

export function changedShapeOf<Fields extends ContentFields>(fields: Fields): ChangedShape<Fields> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([key, { schema, changed = schema }]) => [key, changed]),
  )
  return shape as ChangedShape<Fields>
}

type TextKind = Exclude<
  ContentKind,
  'list' | 'prose' | 'picture' | 'document' | 'translation' | UploadKind
>

export const nothing = () => []

const anyText = z.string()
const anyOptionalText = z.optional(anyText)

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
    stored: anyText,
    shown: anyText,
    blank: '',
    refersTo: nothing,
  }) as const
export const optionalField = <
  Kind extends TextKind,
  Schema extends z.ZodMiniType<string | undefined>,
>(
  kind: Kind,
  words: FieldTexts,
  schema: Schema,
) =>
  ({
    ...words,
    kind,
    isRequired: false,
    schema,
    stored: anyOptionalText,
    shown: anyOptionalText,
    blank: undefined,
    refersTo: nothing,
  }) as const
