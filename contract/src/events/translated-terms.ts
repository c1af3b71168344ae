import * as z from 'zod/mini'
import { recordLanguages } from '../content/translations/record-languages.ts'
import { text } from '../platform/endpoint.ts'

/**
 * Questions, choices and the consent text for readers of other languages, by the English text: one that is changed is shown
 * in English again. Answers are stored in English.
 */
export const translatedTerms = z.partialRecord(
  z.enum(recordLanguages, 'Unknown language'),
  z.record(z.string(), text('Translation', 1, 2000)),
)
export type TranslatedTerms = z.infer<typeof translatedTerms>

type Texts = {
  questions: readonly { label: string; options?: readonly string[] | undefined }[]
  consent?: string | undefined
}

export const termsTexts = ({ questions, consent = '' }: Texts): string[] => [
  ...questions.flatMap(({ label, options = [] }) => [label, ...options]),
  ...(consent === '' ? [] : [consent]),
]

/** A text of the terms for readers of a language; in English if it has no translation. */
export function termIn(
  translations: TranslatedTerms | undefined,
  language: string | undefined,
  english: string,
): string {
  const code = recordLanguages.find((one) => one === language)
  const texts = (code && translations?.[code]) ?? {}
  return Object.hasOwn(texts, english) ? (texts[english] ?? english) : english
}
