import { matchPage, type PageMatch } from './match-page.ts'
import { parameterSpellings, querySpellings, type Spellings } from './spellings.ts'

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
  const spellings: Spellings = parameterSpellings[page.id] ?? {}
  return page.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name] ?? ''
    return spellings[name]?.(decoded(value)) ?? value
  })
}

function oneQuery({ page }: PageMatch, asked: URLSearchParams): string {
  const spellings: Spellings = querySpellings[page.id] ?? {}
  const kept = (page.query ?? []).flatMap((name) => {
    const value = spellings[name]?.(asked.get(name) ?? '')
    return value ? [`${name}=${value}`] : []
  })
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/** The canonical URL that a page is cached under. */
export function normalUrl(url: string): string {
  // Two leading slashes would be parsed as a host.
  const { pathname, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), 'http://localhost')
  const path = plain(pathname)
    .replace(lineBreaks, '%20')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    // The first segment is a name, and the router ignores case.
    .replace(/^\/[^/]*/, (name) => name.toLowerCase())
  const match = matchPage(path)
  return match ? onePath(match) + oneQuery(match, searchParams) : path
}
