import { isLinkTarget } from 'contract/content/prose/link-target'

/** Wrappers that tell somebody else who follows a link, and what holds its target. */
const wrappers: Readonly<Record<string, string>> = {
  'www.google.com/url': 'q',
  'l.facebook.com/l.php': 'u',
}

function withoutWrapper(url: URL): URL {
  const name = wrappers[`${url.host}${url.pathname}`]
  return (name && URL.parse(new URLSearchParams(url.search).get(name) ?? '')) || url
}

/**
 * Where a pasted link leads, as a text may have it: a page of this site by its path, another by https. Undefined for
 * what leads nowhere: marks of a document, files of a computer, scripts.
 */
export function readLink(pasted: string, ownOrigin: string): string | undefined {
  const address = URL.parse(pasted.trim())
  if (!address) return undefined
  const url = withoutWrapper(address)
  const { origin, pathname, search, hash } = url
  if (origin === ownOrigin) return pathname + search + hash
  if (url.protocol === 'http:') url.protocol = 'https:'
  return isLinkTarget(url.href) ? url.href : undefined
}
