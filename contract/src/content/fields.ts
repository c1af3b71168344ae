import * as z from 'zod/mini'
import {
  emailAddress,
  line as lineOf,
  optionalLine as optionalLineOf,
  text as textOf,
} from '../endpoint.ts'
import type { Words } from '../fields.ts'
import type { LibraryKind } from '../library/items.ts'
import { shownDocument, shownPicture } from '../library/shown.ts'
import { isObject, type Target } from './data.ts'
import { entryOf, isPath, isWebAddress } from './prose/link-target.ts'
import type { ProsePart } from './prose/prose-table.ts'

/** What a fact of editable content is; the panel has a control for each kind. */
export type ContentKind =
  | 'line'
  | 'text'
  | 'year'
  | 'slug'
  | 'number'
  | 'day'
  | 'reference'
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
  /** What may be published. */
  schema: z.ZodMiniType
  /** How it lies in an entry, whatever rules it met when it was written. */
  stored: z.ZodMiniType
  /** How it goes out: without the rules, which are younger than some content. */
  shown: z.ZodMiniType
  /** What stands there before anything is written, and where what is stored cannot be read. */
  blank: unknown
  /** What a value of it refers to. */
  refersTo: (value: unknown) => readonly Target[]
  /** Of a choice: what may be chosen, and what the panel calls it. */
  options?: readonly { value: string; label: string }[]
  /** Of a reference: the type of the entries that it may name. */
  to?: string
  /** Of a list: what is known of each item, and how many there may be. */
  items?: { fields: ContentFields; most: number }
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

/** Of a field that holds no more than its own words. */
const nothing = () => []

const required = <Kind extends TextKind>(kind: Kind, words: Words, schema: z.ZodMiniType<string>) =>
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
const optional = (kind: TextKind, words: Words, schema: z.ZodMiniType<string | undefined>) =>
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

/** A text of one line. */
export const line = (words: Words, max: number) => required('line', words, lineOf(words.label, max))

/** The same, which may be left out. */
export const optionalLine = (words: Words, max: number) =>
  optional('line', words, optionalLineOf(words.label, max))

/** A year, with all its digits. */
export const year = (words: Words) =>
  required(
    'year',
    words,
    lineOf(words.label, 4).check(z.regex(/^[12]\d{3}$/, `${words.label} must be a year`)),
  )

/** The longest slug. */
export const slugLength = 80

/** Whether a text is a slug, which needs no escapes in an address: `anti-ragging`, `b.c.a.`. */
export const isSlug = (value: string) =>
  value.length <= slugLength && /^[a-z\d]+([.-][a-z\d]+)*\.?$/.test(value)

/** The last part of the address of an entry; of the entries of a type, no two have the same. */
export const slug = (words: Words) =>
  required(
    'slug',
    words,
    lineOf(words.label, slugLength).check(
      z.refine(
        isSlug,
        `${words.label} is made of small letters a to z, digits, and hyphens or dots between them`,
      ),
    ),
  )
export type SlugField = ReturnType<typeof slug>

const toEntry = (value: unknown): readonly Target[] =>
  typeof value === 'string' && value !== '' ? [{ kind: 'entry', id: value }] : []

/** Another entry: stored by its id, shown by its slug, which is empty where it is not public. */
export const reference = <To extends string>(words: Words, to: To) => {
  const required = `${words.label} is required`
  return {
    ...words,
    kind: 'reference',
    isRequired: true,
    schema: z.uuid(required),
    stored: z.string(),
    shown: z.string(),
    blank: '',
    refersTo: toEntry,
    to,
  } as const
}

type Range = { least: number; most: number }

function wholeNumber({ label }: Words, { least, most }: Range) {
  const rule = `${label} must be a whole number from ${least} to ${most}`
  return z.string(rule).check(
    z.trim(),
    z.refine((value) => /^\d+$/.test(value) && +value >= least && +value <= most, rule),
  )
}
const shownNumber = z.string().check(z.regex(/^\d*$/))

/** A whole number, as its digits. */
export const whole = (words: Words, range: Range) =>
  ({
    ...required('number', words, wholeNumber(words, range)),
    stored: shownNumber,
    shown: shownNumber,
  }) as const

const isEmpty = z.string().check(z.refine((value) => value.trim() === ''))

/** The same, which may be left out. */
export const optionalWhole = (words: Words, range: Range) => {
  const schema = z.optional(z.union([isEmpty, wholeNumber(words, range)]))
  const stored = z.optional(shownNumber)
  return { ...optional('number', words, schema), stored, shown: stored } as const
}

/** A day of the calendar, `2027-05-31`, which may be left out. */
export const optionalDay = (words: Words) => {
  const schema = z.optional(
    z.string().check(
      z.trim(),
      z.refine(
        (value) => value === '' || z.iso.date().safeParse(value).success,
        `${words.label} must be a day`,
      ),
    ),
  )
  const stored = z.optional(z.iso.date())
  return { ...optional('day', words, schema), stored, shown: stored } as const
}

/** A text of several lines. */
export const text = (words: Words, min: number, max: number) =>
  required('text', words, textOf(words.label, min, max))

export const email = (words: Words) =>
  required(
    'email',
    words,
    emailAddress(`${words.label} is required`, `${words.label} must be an email address`),
  )

const digits = (value: string) => value.replace(/\D/g, '').length

/** A telephone number as people write it, with at least the three digits of a short code (112) and at most the fifteen of E.164. */
export const phone = (words: Words) =>
  required(
    'phone',
    words,
    lineOf(words.label, 40).check(
      z.refine(
        (value) => /^\+?[\d ()/-]+$/.test(value) && digits(value) >= 3 && digits(value) <= 15,
        `${words.label} must be a telephone number`,
      ),
    ),
  )

/** An address elsewhere on the web. */
export const link = (words: Words) =>
  required(
    'link',
    words,
    lineOf(words.label, 1000).check(
      z.refine(isWebAddress, `${words.label} must be an address that begins with https://`),
    ),
  )

const isPlace = (value: string) =>
  isPath(value) || isWebAddress(value) || entryOf(value) !== undefined
const entryAt = (value: unknown): Target[] => {
  const id = typeof value === 'string' ? entryOf(value) : undefined
  return id === undefined ? [] : [{ kind: 'entry', id }]
}
const placeRule = (label: string) =>
  z.refine<string | undefined>(
    (value) => !value || isPlace(value),
    `${label} must be a page of this site, such as /contact, or begin with https://`,
  )

/**
 * Where a link leads: an entry, which is found wherever its address moves, a page of this site, as its path, or an
 * address elsewhere on the web.
 */
export const place = (words: Words) => ({
  ...required('place', words, lineOf(words.label, 1000).check(placeRule(words.label))),
  refersTo: entryAt,
})

/** The same, which may be left out. */
export const optionalPlace = (words: Words) => ({
  ...optional('place', words, optionalLineOf(words.label, 1000).check(placeRule(words.label))),
  refersTo: entryAt,
})

/** The id of something in the library. */
const libraryId = /^[\w-]{1,64}$/

/** Something of the library, by its id. Pages get what it stands for, or nothing where it is gone. */
const fromLibrary = <const Kind extends LibraryKind, Shown extends z.ZodMiniType>(
  kind: Kind,
  words: Words,
  shown: Shown,
) => {
  const missing = `${words.label}: choose a ${kind}`
  const refersTo = (id: unknown): Target[] =>
    typeof id === 'string' && id !== '' ? [{ kind, id }] : []
  return {
    required: {
      ...words,
      kind,
      isRequired: true,
      schema: z.string(missing).check(z.regex(libraryId, missing)),
      stored: z.string(),
      shown: z.optional(shown),
      blank: '',
      refersTo,
    },
    optional: {
      ...words,
      kind,
      isRequired: false,
      schema: z.optional(
        z.string(missing).check(z.refine((id) => id === '' || libraryId.test(id), missing)),
      ),
      stored: z.optional(z.string()),
      shown: z.optional(shown),
      blank: undefined,
      refersTo,
    },
  } as const
}

/** A picture of the library. */
export const picture = (words: Words) => fromLibrary('picture', words, shownPicture).required
export const optionalPicture = (words: Words) =>
  fromLibrary('picture', words, shownPicture).optional

/** A document of the library. */
export const document = (words: Words) => fromLibrary('document', words, shownDocument).required
export const optionalDocument = (words: Words) =>
  fromLibrary('document', words, shownDocument).optional

/** Names an item in its list for as long as it is there, wherever it is moved: made by the form. */
const itemKey = z.string('An item has no key').check(z.regex(/^[\w-]{1,40}$/, 'An item has no key'))
const keyed = z.object({ _key: itemKey })
const shownKey = z.object({ _key: z.string() })

const areDistinct = (items: readonly unknown[]) =>
  new Set(items.filter(isObject).map(({ _key }) => _key)).size === items.length

/** Facts of which there are several, in the order in which they are shown. */
export function list<Fields extends ContentFields>(
  words: Words,
  fields: Fields,
  { least = 0, most }: { least?: number; most: number },
) {
  const { label } = words
  const schema = z
    .array(z.extend(keyed, shapeOf(fields, 'schema')), `${label} must be a list`)
    .check(
      z.minLength(least, least === 1 ? `${label}: at least one` : `${label}: at least ${least}`),
      z.maxLength(most, `${label}: at most ${most}`),
      z.refine(areDistinct, `${label}: an item is there twice`),
    )
  return {
    ...words,
    kind: 'list',
    isRequired: least > 0,
    schema,
    stored: z.array(z.extend(shownKey, shapeOf(fields, 'stored'))),
    shown: z.array(z.extend(shownKey, shapeOf(fields, 'shown'))),
    blank: [],
    // Its items tell what they refer to.
    refersTo: nothing,
    items: { fields, most },
  } as const
}
