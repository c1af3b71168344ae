import { findCourse } from 'college/course-list'
import { normalAbout } from 'college/message-topics'
import { eventStatuses } from 'contract/event-status'

/** The one spelling of a value, undefined for what changes nothing. */
type Spelling = (value: string) => string | undefined

const furtherPage: Spelling = (value) =>
  /^[1-9]\d{0,4}$/.test(value) && value !== '1' ? value : undefined

const searchText: Spelling = (value) => {
  const text = value.trim().slice(0, 100).trim()
  return text ? encodeURIComponent(text.toWellFormed()) : undefined
}

const idOfMember: Spelling = (value) =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value) ? value : undefined

const oneOf =
  (known: readonly string[]): Spelling =>
  (value) =>
    known.includes(value) ? value : undefined

/** Query parameters that change what a page shows, by page; all others are for others, such as `utm_source`. */
const parameters: readonly { path: RegExp; spellings: Record<string, Spelling> }[] = [
  { path: /^\/contact$/, spellings: { about: normalAbout } },
  {
    path: /^\/events$/,
    spellings: { status: oneOf(eventStatuses), order: oneOf(['soonest']), page: furtherPage },
  },
  { path: /^\/course\/[^/]+$/, spellings: { teacher: idOfMember } },
  { path: /^\/our-team$/, spellings: { q: searchText } },
]

const unreserved = /[\w.~-]/

/** No page has these in its address, and the pages' router would take none that has for "not found". */
const lineBreaks = /%0[AD]|%E2%80%A[89]/g

/** Undoes escapes that need not be (RFC 3986 §6.2.2.2). */
const plain = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return unreserved.test(letter) ? letter : escaped.toUpperCase()
  })

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The page for a new password, which is the same for every token in its address. */
export const passwordPage = '/reset-password/token'

/**
 * The one spelling of a page's path. The pages' router takes names in any case, and the first segment is always a name;
 * of the ids behind it, a course's has several spellings.
 */
const onePath = (path: string) =>
  path
    .replace(/^\/[^/]*/, (name) => name.toLowerCase())
    .replace(/^\/reset-password\/[^/]+$/, passwordPage)
    .replace(/(?<=^\/course\/)[^/]+$/, (id) => findCourse(decoded(id))?.id ?? id)

/** The one spelling of a page's URL that its finished page is kept under. */
export function normalUrl(url: string): string {
  // Two slashes in front would be read as the name of a host.
  const { pathname, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), 'http://localhost')
  const path = onePath(
    plain(pathname)
      .replace(lineBreaks, '%20')
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, ''),
  )
  const known = Object.entries(parameters.find((page) => page.path.test(path))?.spellings ?? {})
  const kept = known.flatMap(([name, spelling]) => {
    const value = spelling(searchParams.get(name) ?? '')
    return value ? [`${name}=${value}`] : []
  })
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}
