import { isLinkTarget } from 'contract/content/rich-text/link-target'
import { telLink } from '#app/lib/contact-links'

/** Redirects that track clicks, with the parameter that holds the target. */
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

/** Own pages become paths. Undefined for bookmarks, local files and scripts. */
export function readLink(pasted: string, ownOrigin: string): string | undefined {
  const address = URL.parse(pasted.trim())
  if (!address) return undefined
  const url = withoutWrapper(address)
  const { origin, pathname, search, hash } = url
  if (origin === ownOrigin) return pathname + search + hash
  if (url.protocol === 'tel:' || url.protocol === 'callto:')
    return allowed([telLink(decoded(pathname))])
  if (url.protocol === 'http:') url.protocol = 'https:'
  // `mailto:` with a subject is not allowed here, so only the address stays.
  return allowed([url.href, url.protocol === 'mailto:' ? `mailto:${pathname}` : undefined])
}
