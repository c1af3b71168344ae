import { matchPage } from './match-page.ts'
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
  /** Whether it may show pages of ours inside, as the panel shows previews. */
  showsOurs: boolean
}

/** What stands before the secrets of addresses. */
const beforeSecrets = pages
  .filter(({ isSecret }) => isSecret)
  .map(({ path }) => path.slice(0, path.indexOf(':')))

/** The address tells where the reader comes from, and is to be left nowhere. */
const ofSecrets = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }

/** Reads the address of a request. */
export function pageAddress(asked: string): PageAddress {
  const url = normalUrl(asked)
  const path = url.replace(/\?.*/, '')
  const secret = beforeSecrets.find((beginning) => path.startsWith(beginning))
  // All of them: one leads to another without a new document.
  const showsOurs = matchPage(path)?.page.frame === 'panel'
  return { url, shown: secret ?? path, headers: secret ? ofSecrets : {}, showsOurs }
}
