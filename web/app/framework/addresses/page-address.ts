import { matchPage } from './match-page.ts'
import { isMissable } from './missable.ts'
import { normalUrl } from './normal-url.ts'
import { pages } from './paths.ts'

/** What the server has to know of an address before its page is drawn. */
export type PageAddress = {
  /** The one spelling, under which the finished page is kept. */
  url: string
  /** What a log may say of it: no query, and nothing that is for one reader only. */
  shown: string
  /** What is sent with the page besides. */
  headers: Record<string, string>
  usesCamera: boolean
  /** Whether it may show pages of ours inside, as the panel shows previews. */
  showsOurs: boolean
  /** The address of the one document for all pages of this kind whose subject does not exist. */
  missing: string
  /** Whether it is an address of the table; what it is about need not exist. */
  isPage: boolean
}

/** Names no page. Two parts, because one could be the short address of a page of the college. */
const nowhere = '/-/-'

/** What stands before the secrets of addresses, and how their pages are made. */
const secrets = pages.flatMap(({ isSecret, path }) =>
  isSecret ? [{ beginning: path.slice(0, path.indexOf(':')), isSecret }] : [],
)

/**
 * The address tells where the reader comes from, and is to be left nowhere. A page of its own has forms, of which older
 * browsers tell the origin only where the page allows to tell ourselves.
 */
const headersOf = {
  shared: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
  own: { 'referrer-policy': 'same-origin', 'cache-control': 'no-store' },
}

/** Reads the address of a request. */
export function pageAddress(asked: string): PageAddress {
  const url = normalUrl(asked)
  const path = url.replace(/\?.*/, '')
  const secret = secrets.find(({ beginning }) => path.startsWith(beginning))
  // All of them: one leads to another without a new document.
  const page = matchPage(path)?.page
  const showsOurs = page?.frame === 'panel'
  const isPage = page !== undefined
  const usesCamera = page?.usesCamera === true
  const headers = secret ? headersOf[secret.isSecret] : {}
  const missing = page && isMissable(page.id) ? page.path : nowhere
  const shown = secret?.beginning ?? path
  return { url, shown, headers, usesCamera, showsOurs, missing, isPage }
}
