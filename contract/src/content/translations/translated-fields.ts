import * as z from 'zod/mini'
import { type ContentData, isObject } from '../data.ts'
import type { ContentField, ContentFields, ContentKind } from '../field.ts'
import { list } from '../list-field.ts'
import { isBlankRichText } from '../rich-text/rich-text-node.ts'
import { textHash } from './text-hash.ts'

/** Kinds whose values are in a language. Not names of things, such as codes and addresses. */
const inLanguage = {
  line: true,
  text: true,
  prose: true,
  email: false,
  phone: false,
  choice: false,
  decimal: false,
  day: false,
  timestamp: false,
  switch: false,
  upload: false,
  portrait: false,
  year: false,
  slug: false,
  number: false,
  reference: false,
  department: false,
  link: false,
  linkTarget: false,
  picture: false,
  document: false,
  list: false,
  translation: false,
} as const satisfies Record<ContentKind, boolean>

export const isTranslatable = ({ kind, isSame }: ContentField): boolean =>
  inLanguage[kind] && !isSame

/** A text and the hashes of all texts that it translates: several after corrections that didn't change the meaning. */
export type TranslatedText = {
  text: unknown
  of: readonly string[]
  /** Suggested by a machine, and not checked by anybody yet. */
  isMachine?: true | undefined
}

export const machineUnchecked = 'Check the machine translation, then confirm it'

const maxTranslated = 8

export const isTranslatedText = (value: unknown): value is TranslatedText =>
  isObject(value) && Array.isArray(value.of)

export const isBlankText = (text: unknown): boolean =>
  typeof text === 'string' ? text.trim() === '' : isBlankRichText(text)

const hashes = z
  .array(
    z.string('of must be hashes of texts').check(z.maxLength(20, 'of must be hashes of texts')),
  )
  .check(z.maxLength(maxTranslated, 'of must be hashes of texts'))

const isMachine = z.optional(z.literal(true, 'isMachine must be true or absent'))
const stored = z.optional(z.object({ text: z.unknown(), of: hashes, isMachine }))

/** Stays a draft. At the path of the text, so that its field shows it. */
const checkedByPerson = z.refine<TranslatedText>(({ isMachine }) => !isMachine, {
  message: machineUnchecked,
  path: ['text'],
})

/** The source's rules apply, so that a translation fits where the text does. */
export function translated(field: ContentField): ContentField {
  const { label, help, alsoCalled, group } = field
  const text = z.custom<unknown>().check((given) => {
    if (isBlankText(given.value)) return
    const { data, error } = field.schema.safeParse(given.value)
    const [issue] = error?.issues ?? []
    if (issue) given.issues.push({ code: 'custom', message: issue.message, input: given.value })
    else given.value = data
  })
  return {
    ...{ label, kind: 'translation', isRequired: false, translates: field },
    ...(help && { help }),
    ...(alsoCalled && { alsoCalled }),
    ...(group && { group }),
    schema: z.optional(z.object({ text, of: hashes, isMachine }).check(checkedByPerson)),
    stored,
    shown: stored,
    blank: undefined,
    refersTo: (value) => (isTranslatedText(value) ? field.refersTo(value.text) : []),
  }
}

/** The texts of a type, without anything that is the same in all languages. */
export const translatedFields = (fields: ContentFields): ContentFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, ContentField][] => {
      if (isTranslatable(field)) return [[name, translated(field)]]
      if (!field.items) return []
      const ofItems = translatedFields(field.items.fields)
      if (Object.keys(ofItems).length === 0) return []
      const { label, items } = field
      const translatedList = list({ label }, ofItems, { most: items.most, startsEmpty: true })
      // A translation may leave out what it doesn't translate.
      return [[name, { ...translatedList, schema: z.prefault(translatedList.schema, []) }]]
    }),
  )

/** Undefined unless it translates this text as it is now. */
export function currentTranslation(english: unknown, translation: unknown): unknown {
  if (!isTranslatedText(translation) || isBlankText(translation.text) || isBlankText(english))
    return undefined
  return translation.of.includes(textHash(english)) ? translation.text : undefined
}

/** The translation, now also valid for `english`, which means the same as the text it was made from. */
export const alsoTranslates = (
  { of, ...translation }: TranslatedText,
  english: unknown,
): TranslatedText => ({
  ...translation,
  of: [...of.filter((hash) => hash !== textHash(english)), textHash(english)].slice(-maxTranslated),
})

export const itemsIn = (value: unknown): ContentData[] =>
  Array.isArray(value) ? value.filter(isObject) : []

export const itemWithKey = (items: unknown, key: unknown): ContentData =>
  itemsIn(items).find((item) => item._key === key) ?? {}
