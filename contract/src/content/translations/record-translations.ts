import * as z from 'zod/mini'
import type { ContentField, RecordFields } from '../field.ts'
import { parseRichText } from '../rich-text/rich-text-field.ts'
import { nameOfLanguage } from './name-of-language.ts'
import { type RecordLanguage, recordLanguages } from './record-languages.ts'
import { textHash } from './text-hash.ts'
import {
  currentTranslation,
  isBlankText,
  isTranslatedText,
  type TranslatedText,
  translated,
} from './translated-fields.ts'

export function parseTranslation(json: unknown): TranslatedText | undefined {
  if (typeof json !== 'string' || json === '') return undefined
  try {
    const read: unknown = JSON.parse(json)
    return isTranslatedText(read) ? { text: read.text, of: read.of } : undefined
  } catch {
    return undefined
  }
}

/** Empty if there is no text. */
export const writeTranslation = ({ text, of }: TranslatedText): string =>
  isBlankText(text) ? '' : JSON.stringify({ text, of })

/** A record's text as its translation remembers it, whatever wrote its JSON. */
export const recordText = ({ prose }: ContentField, text: unknown): unknown =>
  prose ? parseRichText(String(text ?? '')) : String(text ?? '')

export const translationOf = (field: ContentField, english: unknown, text: unknown) =>
  writeTranslation({ text, of: [textHash(recordText(field, english))] })

function translationField(
  name: string,
  field: ContentField,
  language: RecordLanguage,
  labels: Record<RecordLanguage, string>,
) {
  const named = (text: string) => `${nameOfLanguage(language)}: ${text}`
  // Not the English label, by which tools that fill in forms find the field beside it.
  const label = named(labels[language])
  const { schema: rules } = translated(field)
  const schema = z.optional(
    z.string(`${label} must be text`).check((given) => {
      const { value, issues } = given
      if (value === '') return
      const read = parseTranslation(value)
      // The rules of rich text are those of its JSON.
      const text = field.prose ? JSON.stringify(read?.text) : read?.text
      const { data, error } = rules.safeParse({ ...read, text })
      const [issue] = error?.issues ?? []
      // In reports of imports there is nothing else that says which text is meant.
      const message = read ? issue && named(issue.message) : `${label} must be a translation`
      if (message) issues.push({ code: 'custom', message, input: value })
      else if (isTranslatedText(data) && !isBlankText(data.text))
        given.value = writeTranslation({ text: recordText(field, data.text), of: data.of })
      else given.value = ''
    }),
  )
  const stored = z.optional(z.string())
  return {
    ...(field.group && { group: field.group }),
    ...(field.isSetElsewhere && { isSetElsewhere: field.isSetElsewhere }),
    label,
    kind: 'translation',
    isRequired: false,
    translates: field,
    besideText: { name, language },
    schema,
    stored,
    shown: stored,
    blank: undefined,
    refersTo: (json: unknown) => {
      const text = parseTranslation(json)?.text
      return field.refersTo(field.prose ? JSON.stringify(text ?? null) : text)
    },
  } as const
}

type Translations<Name extends string> = Record<
  `${Name}_${RecordLanguage}`,
  ReturnType<typeof translationField>
>

/** Translations of a record's texts, each a column with JSON text, so that merging never parts a text from its hashes. */
export const recordTranslations = <Fields extends RecordFields, Name extends keyof Fields & string>(
  fields: Fields,
  labels: Record<Name, Record<RecordLanguage, string>>,
) =>
  // `fromEntries` loses the key types.
  Object.fromEntries(
    Object.entries<Record<RecordLanguage, string>>(labels).flatMap(([name, ofName]) =>
      recordLanguages.map((language) => [
        `${name}_${language}`,
        translationField(name, fields[name] as ContentField, language, ofName),
      ]),
    ),
  ) as Translations<Name>

/** The text that a column translates; any other column is its own. */
export const textColumnOf = (fields: RecordFields, column: string): string =>
  fields[column]?.besideText?.name ?? column

export const hasAllTexts = (
  fields: RecordFields,
  row: object,
  language: RecordLanguage,
): boolean => {
  const columns = new Map<string, unknown>(Object.entries(row))
  return Object.entries(fields).every(([column, { besideText, translates }]) => {
    if (!translates || besideText?.language !== language) return true
    const english = recordText(translates, columns.get(besideText.name))
    const given = parseTranslation(columns.get(column))
    return isBlankText(english) || currentTranslation(english, given) !== undefined
  })
}

/** With the texts that have a current translation, and without the columns of translations. */
export function translateRecord<Row extends object>(
  fields: RecordFields,
  row: Row,
  language: RecordLanguage | undefined,
): Row {
  const columns = new Map<string, unknown>(Object.entries(row))
  for (const [column, { besideText, translates }] of Object.entries(fields)) {
    if (!besideText || !translates) continue
    const { name } = besideText
    const given = parseTranslation(columns.get(column))
    columns.delete(column)
    if (!given || besideText.language !== language) continue
    const text = currentTranslation(recordText(translates, columns.get(name)), given)
    if (text !== undefined) columns.set(name, translates.prose ? JSON.stringify(text) : text)
  }
  // A translation is of the same type as its text.
  return Object.fromEntries(columns) as Row
}
