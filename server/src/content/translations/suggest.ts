import {
  noSuggestion,
  type TranslationSource,
  tooRichToSuggest,
} from 'contract/content/translations/calls'
import { textHash } from 'contract/content/translations/text-hash'
import { textsOf } from 'contract/content/translations/texts-of'
import { contentTypes } from 'contract/content/types'
import * as z from 'zod/mini'
import type { Config } from '../../platform/config/config.ts'
import { badRequest, HttpError } from '../../platform/errors.ts'
import { limitedFetch } from '../../platform/http/limited-fetch.ts'
import { cellTextOf, fromCellText } from './cell-text.ts'

const patienceMilliseconds = 15_000

const translation = z.object({ translatedText: z.array(z.string()) })

type Requested = { lines: string[]; language: string }

/** By LibreTranslate's protocol: https://docs.libretranslate.com/api/operations/translate/ */
async function translateLines(
  { url, key }: NonNullable<Config['translator']>,
  { lines, language }: Requested,
): Promise<string[]> {
  const response = await limitedFetch(`${url}/translate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ q: lines, source: 'en', target: language, format: 'text' },
      ...(key && { api_key: key }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The translator answers with ${response.status}`)
  }
  return translation.parse(await response.json()).translatedText
}

/** One more line would shift all that follow. The database can’t store NUL or half a surrogate pair. */
const isLine = (text: string) => text.trim() !== '' && !/[\r\n\0\u2028\u2029\p{Cs}]/u.test(text)

/** A text of a source, translated by machine. Rejects with 400 or 503. */
export async function suggest(
  translator: Config['translator'],
  { type, data }: TranslationSource,
  { path, language }: { path: string; language: string },
) {
  const english = textsOf(contentTypes[type].fields, data, {}).find(
    (text) => text.path === path,
  )?.english
  const cell = cellTextOf(english)
  if (cell === undefined) throw badRequest(tooRichToSuggest)
  const none = new HttpError(503, noSuggestion)
  if (!translator) throw none
  const all = cell.split('\n')
  const lines = all.filter((line) => line.trim())
  const translated = await translateLines(translator, { lines, language }).catch((cause) => {
    throw new HttpError(503, noSuggestion, { cause })
  })
  if (translated.length !== lines.length || !translated.every(isLine)) throw none
  const inOrder = translated.values()
  const translatedCell = all.map((line) => (line.trim() ? inOrder.next().value : line)).join('\n')
  const suggested = fromCellText(english, translatedCell)
  if (!('text' in suggested)) throw none
  return { ...suggested, of: [textHash(english)], isMachine: true as const }
}
