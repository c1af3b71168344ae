import type { TranslationCode } from 'college/languages'
import { fillIn } from 'contract/content/fill-in'
import { writtenDate } from 'contract/platform/hindi-dates'

/** As it is in the row of a registration, subscription or account. Null: English. */
export type ReaderLanguage = TranslationCode | null

type Values<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? { [One in Name]: string | number } & Values<Rest>
  : unknown
type Given<Text extends string> = unknown extends Values<Text> ? [] : [values: Values<Text>]

/** Texts of emails by their English, which has values in braces: one without a translation does not compile. */
export const textsIn =
  <Texts extends Readonly<Record<string, string>>>(translations: Record<TranslationCode, Texts>) =>
  (language: ReaderLanguage) =>
  <Text extends keyof Texts & string>(text: Text, ...[values]: Given<Text>): string =>
    fillIn((language && translations[language][text]) ?? text, values ?? {})

const written: Record<TranslationCode, typeof writtenDate> = { hi: writtenDate }

/** A date or time that is written in English. */
export const dateIn = (language: ReaderLanguage, text: string): string =>
  (language && written[language](text)) ?? text
