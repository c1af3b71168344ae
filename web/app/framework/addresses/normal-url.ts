import { matchPage, type PageMatch } from './match-page.ts'
import { parameterSpellings, querySpellings, type Spellings } from './spellings.ts'

const unreserved = /[\w.~-]/

/** No page has these in its address, and the pages' router would take none that has for "not found". */
const lineBreaks = /%0[AD]|%E2%80%A[89]/g

/** Undoes escapes that need not be (RFC 3986 §6.2.2.2). */
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

/** The one spelling of a page's path: names as the table writes them, and of ids that have several spellings one. */
function onePath({ page, parameters }: PageMatch): string {
  // One page for all.
  if (page.isSecret === 'shared') return page.path.replaceAll(':', '')
  const spellings: Spellings = parameterSpellings[page.id] ?? {}
  return page.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name] ?? ''
    return spellings[name]?.(decoded(value)) ?? value
  })
}

/** The query parameters that this page knows, each in its one spelling. */
function oneQuery({ page }: PageMatch, asked: URLSearchParams): string {
  const spellings: Spellings = querySpellings[page.id] ?? {}
  const kept = (page.query ?? []).flatMap((name) => {
    const value = spellings[name]?.(asked.get(name) ?? '')
    return value ? [`${name}=${value}`] : []
  })
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/** The one spelling of a page's URL that its finished page is kept under. */
export function normalUrl(url: string): string {
  // Two slashes in front would be read as the name of a host.
  const { pathname, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), 'http://localhost')
  const path = plain(pathname)
    .replace(lineBreaks, '%20')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    // Whatever stands there is a name, and the pages' router takes names in any case.
    .replace(/^\/[^/]*/, (name) => name.toLowerCase())
  const match = matchPage(path)
  return match ? onePath(match) + oneQuery(match, searchParams) : path
}
