import type { Translator } from '#app/lib/languages/translator'
import type { SourceText } from './texts-of-source'

const names = /JavaScript|Google|WhatsApp|PDF/g
const samples = ['Zzz', '5', 'Nov 21, 2026', '5 places', '5 years', 'page 5', '5 items published']

/** With one of several values in place of each `…`. */
export const isTranslated = (
  { translate, translateParts }: Translator,
  text: SourceText,
  others: readonly string[] = [],
): boolean =>
  [...samples, ...others].some((sample) => {
    const fill = (part: string) => part.replaceAll('…', sample)
    if (typeof text === 'string') return translate(fill(text)) !== undefined
    const shown = translateParts(text.map(fill)).join(' ').replaceAll(sample, '').replace(names, '')
    return !/[a-z]{3}/i.test(shown)
  })
