import { isLinkTarget } from 'contract/content/rich-text/link-target'
import { telLink } from '#app/lib/contact-links'

/** Wrappers that tell somebody else who follows a link, and what holds its target. */
const wrappers: Readonly<Record<string, string>> = {
  'www.google.com/url': 'q',
  'l.facebook.com/l.php': 'u',
}

function withoutWrapper(url: URL): URL {
  const name = wrappers[`${url.host}${url.pathname}`]
  return (name && URL.parse(new URLSearchParams(url.search).get(name) ?? '')) || url
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const allowed = (targets: readonly (string | undefined)[]) =>
  targets.find((target) => target !== undefined && isLinkTarget(target))

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
  if (url.protocol === 'tel:' || url.protocol === 'callto:')
    return allowed([telLink(decoded(pathname))])
  if (url.protocol === 'http:') url.protocol = 'https:'
  // Of an address of mail with a subject that no link here may have, the address is left.
  return allowed([url.href, url.protocol === 'mailto:' ? `mailto:${pathname}` : undefined])
}
