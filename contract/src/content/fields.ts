import * as z from 'zod/mini'
import { instant } from '../platform/endpoint.ts'
import { pictureFile } from '../platform/pictures.ts'
import { isInYears, ofTheYears } from '../platform/years.ts'
import type { ProsePart } from './rich-text/prose-table.ts'

/** What a fact is. The panel has a control for each kind, and import and export a way to write it into a cell. */
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

/** What the panel says of a fact. */
export type Words = {
  /** What the panel calls it. */
  label: string
  /** What the panel says under its control. */
  help?: string
  moreHelp?: string
  /** What stands in the template of an import. */
  example?: string
  /** The heading that it stands under in the form of the panel, closed while nothing there is filled in; else it is always seen. */
  group?: string
  /** The form of the panel does not ask for it: something else there sets it, or a table does. */
  isSetElsewhere?: true
  /** The type of content of which it names an entry, by its id. */
  to?: string
}

/** One fact of a record, as plain data. */
export type Field = Words & {
  kind: FieldKind
  isRequired: boolean
  /** What may be entered for a new record. */
  schema: z.ZodMiniType
  /** The same for a change. */
  changed: z.ZodMiniType
  /** How it goes out: without the rules, which are younger than some records. */
  shown: z.ZodMiniType
  /** Of a picture: how many the file may have. */
  bytes?: number
  /** Of rich text: what it may have besides paragraphs. */
  parts?: readonly ProsePart[]
}
export type Fields = Readonly<Record<string, Field>>

/** What a switch that is on is stored and sent as. */
export const yes = 'yes'

type Written = Words & { kind: 'line' | 'text' | 'choice' | 'email' | 'phone' }

/** A text that every record has. */
export const written = (words: Written, schema: z.ZodMiniString<string>) => ({
  ...words,
  isRequired: true,
  schema,
  changed: schema,
  shown: z.string(),
})

/** A text that may be left out. */
export const optional = (words: Written, schema: z.ZodMiniOptional<z.ZodMiniString<string>>) => ({
  ...words,
  isRequired: false,
  schema,
  changed: schema,
  shown: z.optional(z.string()),
})

/** A number that may be left out, `12` or `12.5`, as a form sends it. */
export function number(words: Words, rule: string) {
  const schema = z.optional(
    z.string(rule).check(z.trim(), z.regex(/^(\d{1,2}(\.\d{1,2})?)?$/, rule)),
  )
  const shown = z.optional(z.number())
  return { ...words, kind: 'number', isRequired: false, schema, changed: schema, shown } as const
}

const momentOf = (rule: string) =>
  z.iso.datetime({ local: true, offset: true, error: rule }).check(z.refine(isInYears, rule))

/** An instant, or a date and time on the college's clock as `datetime-local` gives it. */
export function moment(words: Words, missing: string) {
  const schema = momentOf(missing)
  return {
    ...words,
    kind: 'moment',
    isRequired: true,
    schema,
    changed: schema,
    shown: instant,
  } as const
}

/** A text that is one, or left out or empty. */
export function optionalMomentText(label: string) {
  const rule = `${label} must be a date and time ${ofTheYears}`
  const moment = momentOf(rule)
  const isMoment = (value: string) => value === '' || moment.safeParse(value).success
  return z.optional(z.string(rule).check(z.trim(), z.refine(isMoment, rule)))
}

/** The same as a field. */
export function optionalMoment(words: Words) {
  const schema = optionalMomentText(words.label)
  const shown = z.optional(instant)
  return { ...words, kind: 'moment', isRequired: false, schema, changed: schema, shown } as const
}

/** What is so or not: sent and stored as `yes`, and absent where it is not so. */
export function yesOrNot(words: Words) {
  const rule = `${words.label} must be yes or empty`
  const isRead = (value: string) => value === '' || value === yes
  const schema = z.optional(z.string(rule).check(z.trim(), z.toLowerCase(), z.refine(isRead, rule)))
  const shown = z.optional(z.literal(yes))
  return { ...words, kind: 'yes', isRequired: false, schema, changed: schema, shown } as const
}

/** Whether a text is a day of the calendar that somebody may mean, `2027-05-31`. */
export const isDay = (value: string): boolean =>
  z.iso.date().safeParse(value).success && isInYears(value)

/** A text that is one, or left out or empty. */
export function optionalDayText(label: string) {
  const rule = `${label} must be a date ${ofTheYears}`
  const isRead = (value: string) => value === '' || isDay(value)
  return z.optional(z.string(rule).check(z.trim(), z.refine(isRead, rule)))
}

/** The same as a field. */
export function day(words: Words) {
  const schema = optionalDayText(words.label)
  const shown = z.optional(z.string())
  return { ...words, kind: 'day', isRequired: false, schema, changed: schema, shown } as const
}

/** A picture, which stays when a change brings none. It is shown as its address on this origin. */
export function picture(words: Words, missing: string, bytes: number) {
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

/** A photo of somebody, whom the college may know without one. */
export const portrait = (words: Words, missing: string, bytes: number) =>
  ({ ...picture(words, missing, bytes), kind: 'portrait', shown: z.optional(z.string()) }) as const

export const isPicture = ({ kind }: Field) => kind === 'picture' || kind === 'portrait'

/** The names of the fields that hold pictures. */
export const pictureNames = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) => (isPicture(field) ? [name] : []))

type Shapes<Declared extends Fields> = {
  [Part in 'schema' | 'changed' | 'shown']: { [Name in keyof Declared]: Declared[Name][Part] }
}

/** What may be entered for a record, entered to change it, and shown of it, as shapes for `z.object`. */
export function shapesOf<Declared extends Fields>(fields: Declared): Shapes<Declared> {
  const part = (name: keyof Shapes<Declared>) =>
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field[name]]))
  // `fromEntries` forgets which names there are: they are those of the fields.
  return {
    schema: part('schema'),
    changed: part('changed'),
    shown: part('shown'),
  } as Shapes<Declared>
}
