import {
  isTranslated,
  needlessPrefix,
  splitLanguage,
  withoutNeedlessPrefix,
} from './language-prefix.ts'
import { matchPage } from './match-page.ts'
import { isMissable } from './missable.ts'
import { normalUrl, plainUrl } from './normal-url.ts'
import { pages } from './paths.ts'

export type PageAddress = {
  url: string
  /** Safe for logs: no query and no secrets. */
  shown: string
  headers: Record<string, string>
  usesCamera: boolean
  showsOurs: boolean
  /** The URL of the one "missing" document for all pages of this kind. */
  missing: string
  /** True for any URL in the table, even if its subject doesn't exist. */
  isPage: boolean
}

/** Two segments, because one could be a page's short URL. */
const nowhere = '/-/-'

const secrets = pages.flatMap(({ isSecret, path }) =>
  isSecret ? [{ beginning: path.slice(0, path.indexOf(':')), isSecret }] : [],
)

/**
 * Secret URLs must not leak through `Referer`. Older browsers send a form's origin only if the page may refer to itself.
 */
const headersOf = {
  shared: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
  own: { 'referrer-policy': 'same-origin', 'cache-control': 'no-store' },
}

/** It is redirected. Other addresses with a slash are cached with those without. */
const isHomeWithSlash = (requested: string) => /^\/[^/?]+\/$/.test(requested)

export function addressInTable(written: string): PageAddress {
  // `/%68i/…` is `/hi/…` to the router, and must be as secret.
  const requested = plainUrl(written)
  const needless = withoutNeedlessPrefix(requested)
  if (needless) {
    const address = addressInFirstLanguage(needless)
    // The page is the same for all tokens, but the redirect to it isn't.
    const target = address.headers === headersOf.shared ? needless : address.url
    return { ...address, url: needlessPrefix + target }
  }
  const { language, path } = splitLanguage(requested)
  const address = addressInFirstLanguage(path)
  if (!isTranslated(language)) return address
  const prefix = `/${language}`
  const url = isHomeWithSlash(requested) ? `${prefix}/` : prefix + address.url.replace(/^\/$/, '')
  return { ...address, url, shown: prefix + address.shown, missing: prefix + address.missing }
}

function addressInFirstLanguage(requested: string): PageAddress {
  const url = normalUrl(requested)
  const path = url.replace(/\?.*/, '')
  const secret = secrets.find(({ beginning }) => path.startsWith(beginning))
  // All public pages, because navigation doesn't load a new document.
  const page = matchPage(path)?.page
  const showsOurs = page?.frame === 'panel'
  const isPage = page !== undefined
  const usesCamera = page?.usesCamera === true
  const headers = secret ? headersOf[secret.isSecret] : {}
  const missing = page && isMissable(page.id) ? page.path : nowhere
  return { url, shown: secret?.beginning ?? path, headers, usesCamera, showsOurs, missing, isPage }
}
