import { matchPage, type PageMatch } from './match-page.ts'
import { parameterVariants, queryVariants, type UrlVariants } from './url-variants.ts'

const unreserved = /[\w.~-]/

/** No page has them, and React Router would not match its "not found" route. */
const lineBreaks = /%0[AD]|%E2%80%A[89]/g

/** Undoes needless escapes (RFC 3986 §6.2.2.2). */
const plain = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return unreserved.test(letter) ? letter : escaped.toUpperCase()
  })

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function onePath({ page, parameters }: PageMatch): string {
  if (page.isSecret === 'shared') return page.path.replaceAll(':', '')
  const variants: UrlVariants = parameterVariants[page.id] ?? {}
  return page.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name] ?? ''
    return variants[name]?.(decoded(value)) ?? value
  })
}

function oneQuery({ page }: PageMatch, requested: URLSearchParams): string {
  const variants: UrlVariants = queryVariants[page.id] ?? {}
  const parameters = (page.query ?? []).flatMap((name) => {
    const value = variants[name]?.(requested.get(name) ?? '')
    return value ? [`${name}=${value}`] : []
  })
  return parameters.length > 0 ? `?${parameters.join('&')}` : ''
}

/** Removes needless escapes, dots and slashes from the path, so that its segments can be compared. */
export function plainUrl(url: string): string {
  // Two leading slashes would be parsed as a host.
  const { pathname, search } = new URL(url.replace(/^[/\\]+/, '/'), 'http://localhost')
  const path = plain(pathname).replace(lineBreaks, '%20')
  return path.replace(/\/{2,}/g, '/') + search
}

/** The canonical URL that a page is cached under. */
export function normalUrl(url: string): string {
  const [pathname = '', query] = plainUrl(url).split(/\?(.*)/s)
  const searchParams = new URLSearchParams(query)
  const path = pathname
    .replace(/(?<=.)\/$/, '')
    // The first segment is a name, and the router ignores case.
    .replace(/^\/[^/]*/, (name) => name.toLowerCase())
  const match = matchPage(path)
  return match ? onePath(match) + oneQuery(match, searchParams) : path
}
