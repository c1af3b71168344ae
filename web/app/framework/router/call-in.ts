import type { LanguageCode } from 'college/languages'
import { type Call, createClient, type Send } from 'contract/platform/client'
import type { Endpoint } from 'contract/platform/endpoint'
import { isTranslated } from '../addresses/language-prefix.ts'

const isInLanguages = ({ querystring }: Endpoint) => 'lang' in (querystring?.shape ?? {})

/** Calls for a page in a language: the college's texts come in that language where they are translated. */
export function callIn(language: LanguageCode, send: Send): Call {
  if (!isTranslated(language)) return createClient(send)
  const both = { plain: createClient(send), inLanguage: createClient(withLanguage(language, send)) }
  return (endpoint, options) =>
    isInLanguages(endpoint) ? both.inLanguage(endpoint, options) : both.plain(endpoint, options)
}

const withLanguage =
  (language: LanguageCode, send: Send): Send =>
  ({ url, ...request }) =>
    send({ ...request, url: `${url}${url.includes('?') ? '&' : '?'}lang=${language}` })
