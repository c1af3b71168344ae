import * as z from 'zod/mini'
import { instant } from '../platform/endpoint.ts'
import { pictureFile } from '../platform/pictures.ts'
import { isInYears, ofTheYears } from '../platform/years.ts'
import type { RichTextPart } from './rich-text/rich-text-table.ts'

export type FieldKind =
  | 'line'
  | 'text'
  | 'choice'
  | 'email'
  | 'phone'
  | 'number'
  | 'moment'
  | 'yes'
  | 'day'
  | 'prose'
  | 'picture'
  | 'portrait'

export type FieldTexts = {
  label: string
  help?: string
  moreHelp?: string
  /** Sample value in the import template. */
  example?: string
  /** Heading in the form, collapsed while its fields are empty. Absent: always visible. */
  group?: string
  /** Not in the form: set by another control or by an import. */
  isSetElsewhere?: true
  /** Content type that it refers to by id. */
  to?: string
}

export type RecordField = FieldTexts & {
  kind: FieldKind
  isRequired: boolean
  schema: z.ZodMiniType
  changed: z.ZodMiniType
  /** Lenient: stored records may predate the current rules. */
  shown: z.ZodMiniType
  bytes?: number
  /** Allowed parts besides paragraphs. */
  parts?: readonly RichTextPart[]
}
export type Fields = Readonly<Record<string, RecordField>>

/** Stored and sent for a switch that is on. */
export const yes = 'yes'

type Written = FieldTexts & { kind: 'line' | 'text' | 'choice' | 'email' | 'phone' }

export const requiredRecordText = (words: Written, schema: z.ZodMiniString<string>) => ({
  ...words,
  isRequired: true,
  schema,
  changed: schema,
  shown: z.string(),
})

export const optionalRecordText = (
  words: Written,
  schema: z.ZodMiniOptional<z.ZodMiniString<string>>,
) => ({
  ...words,
  isRequired: false,
  schema,
  changed: schema,
  shown: z.optional(z.string()),
})

/** A string, as forms send it: `12` or `12.5`. */
export function number(words: FieldTexts, rule: string) {
  const schema = z.optional(
    z.string(rule).check(z.trim(), z.regex(/^(\d{1,2}(\.\d{1,2})?)?$/, rule)),
  )
  const visible = z.optional(z.number())
  return {
    ...words,
    kind: 'number',
    isRequired: false,
    schema,
    changed: schema,
    shown: visible,
  } as const
}

const timeOf = (rule: string) =>
  z.iso.datetime({ local: true, offset: true, error: rule }).check(z.refine(isInYears, rule))

/** An instant, or local time of the college as `datetime-local` sends it. */
export function timestampField(words: FieldTexts, missing: string) {
  const schema = timeOf(missing)
  return {
    ...words,
    kind: 'moment',
    isRequired: true,
    schema,
    changed: schema,
    shown: instant,
  } as const
}

export function optionalTimestampText(label: string) {
  const rule = `${label} must be a date and time ${ofTheYears}`
  const now = timeOf(rule)
  const isTimestamp = (value: string) => value === '' || now.safeParse(value).success
  return z.optional(z.string(rule).check(z.trim(), z.refine(isTimestamp, rule)))
}

export function optionalTimestampField(words: FieldTexts) {
  const schema = optionalTimestampText(words.label)
  const visible = z.optional(instant)
  return {
    ...words,
    kind: 'moment',
    isRequired: false,
    schema,
    changed: schema,
    shown: visible,
  } as const
}

export function yesOrNot(words: FieldTexts) {
  const rule = `${words.label} must be yes or empty`
  const isRead = (value: string) => value === '' || value === yes
  const schema = z.optional(z.string(rule).check(z.trim(), z.toLowerCase(), z.refine(isRead, rule)))
  const visible = z.optional(z.literal(yes))
  return {
    ...words,
    kind: 'yes',
    isRequired: false,
    schema,
    changed: schema,
    shown: visible,
  } as const
}

export const isDay = (value: string): boolean =>
  z.iso.date().safeParse(value).success && isInYears(value)

export function optionalDayText(label: string) {
  const rule = `${label} must be a date ${ofTheYears}`
  const isRead = (value: string) => value === '' || isDay(value)
  return z.optional(z.string(rule).check(z.trim(), z.refine(isRead, rule)))
}

export function day(words: FieldTexts) {
  const schema = optionalDayText(words.label)
  const visible = z.optional(z.string())
  return {
    ...words,
    kind: 'day',
    isRequired: false,
    schema,
    changed: schema,
    shown: visible,
  } as const
}

/** An update without a file keeps the current picture. */
export function pictureField(words: FieldTexts, missing: string, bytes: number) {
  const schema = pictureFile(missing)
  const changed = z.optional(pictureFile(missing))
  return {
    ...words,
    kind: 'picture',
    isRequired: true,
    schema,
    changed,
    shown: z.string(),
    bytes,
  } as const
}

export const portrait = (words: FieldTexts, missing: string, bytes: number) =>
  ({
    ...pictureField(words, missing, bytes),
    kind: 'portrait',
    shown: z.optional(z.string()),
  }) as const

export const holdsPicture = ({ kind }: RecordField) => kind === 'picture' || kind === 'portrait'

export const pictureNames = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) => (holdsPicture(field) ? [name] : []))

type Shapes<Declared extends Fields> = {
  [Part in 'schema' | 'changed' | 'shown']: { [Name in keyof Declared]: Declared[Name][Part] }
}

export function shapesOf<Declared extends Fields>(fields: Declared): Shapes<Declared> {
  const part = (name: keyof Shapes<Declared>) =>
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field[name]]))
  // `fromEntries` loses the key types; they are those of `fields`.
  return {
    schema: part('schema'),
    changed: part('changed'),
    shown: part('shown'),
  } as Shapes<Declared>
}
