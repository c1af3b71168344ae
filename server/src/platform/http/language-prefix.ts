import { languages, type TranslationCode } from 'college/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOfCall, translationCode } from './language-of-call.ts'

const [, ...translations] = languages
const codes = translations.filter(({ isOffered }) => isOffered).map(({ code }) => code)
// Proxies limit calls by their address, so a call has only one: `/hi/%61pi/…` isn't a call.
const prefix = new RegExp(
  `^/(?:${codes.join('|')})(?=/(?!(?:api|auth|user)/)[^/%?]*(?:[/?]|$))`,
  'i',
)

/** `/hi` if the request is for a page in Hindi. */
export const languagePrefixOf = ({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): string =>
  codes.length > 0 ? (prefix.exec(originalUrl)?.[0].toLowerCase() ?? '') : ''

/** Of the page that a form or call was sent from: `/hi/…`, or `?lang=hi` for calls, which have one address. */
export const languageOfReader = (
  request: Pick<FastifyRequest, 'originalUrl' | 'query'>,
): TranslationCode | null =>
  translationCode(languagePrefixOf(request).slice(1)) ?? languageOfCall(request.query) ?? null

/** Where the pages are that somebody reads. */
export const sitePrefix = (language: TranslationCode | null): '' | `/${TranslationCode}` =>
  language ? `/${language}` : ''

type Sent = { method?: string | undefined; url?: string | undefined }

/**
 * Messengers cut links within a letter of Hindi. The router would reject them, and nobody would get a page, or the document with
 * that id.
 */
function decodableUrl(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** Forms of a page in any language have the same routes. Pages themselves are rendered by their whole address. */
export const routedUrl = ({ method, url = '/' }: Sent): string =>
  decodableUrl(method === 'POST' && codes.length > 0 ? url.replace(prefix, '') : url)

/** Forms redirect to pages in the language that they were sent from. */
export function prefixLocations(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const location = reply.getHeader('location')
    if (request.method !== 'POST' || typeof location !== 'string') return
    if (location.startsWith('/')) reply.header('location', languagePrefixOf(request) + location)
  })
}
