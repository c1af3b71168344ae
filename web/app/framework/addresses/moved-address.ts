import type { QueryClient } from '@tanstack/react-query'
import { isObject } from 'contract/content/data'
import { programCode } from 'contract/content/program-code'
import type { Call } from 'contract/platform/client'
import { memberPageKey } from '#app/data/faculty'
import type { DeliveredQuery } from '#app/data/query-client'
import { pageQuery, siteContentKey } from '#app/data/site-content'
import { matchPage } from './match-page.ts'
import { pathOf } from './path-of.ts'
import type { PageEntry } from './paths.ts'

const isOf =
  ({ id, showsEntry }: PageEntry) =>
  ({ queryKey: [all, type] }: DeliveredQuery) =>
    id === 'member'
      ? all === memberPageKey[0]
      : showsEntry !== undefined && all === siteContentKey[0] && type === showsEntry

function visibleEntry({ pathname }: URL, answers: readonly DeliveredQuery[]) {
  const { page, parameters } = matchPage(pathname) ?? {}
  if (!page) return undefined
  const entry = answers.find(isOf(page))?.data
  const [[name, requested] = ['', '']] = Object.entries(parameters ?? {})
  if (!isObject(entry) || typeof entry.slug !== 'string') return undefined
  return { page, name, requested: decodeURIComponent(requested), slug: entry.slug }
}

/** The current address of an entry or a person, if the requested one is a previous one. */
export function movedEntry(url: URL, answers: readonly DeliveredQuery[]): string | undefined {
  const visible = visibleEntry(url, answers)
  if (!visible) return undefined
  const { page, name, requested, slug } = visible
  const normal = page.showsEntry ? programCode : String
  if (normal(requested) === normal(slug)) return undefined
  return page.path.replace(`:${name}`, slug) + url.search
}

/** With other dots, hyphens or capitals, in countless ways. */
export function isVariant(url: URL, answers: readonly DeliveredQuery[]): boolean {
  const visible = visibleEntry(url, answers)
  return (
    visible !== undefined && ![visible.slug, programCode(visible.slug)].includes(visible.requested)
  )
}

const slugAlone = /^\/([a-z\d]+(?:-[a-z\d]+)*)$/

/** `/hostel` leads to `/pages/hostel` while nothing else is there. Undefined when the URL is right or unknown. */
export async function movedPage(
  { pathname }: URL,
  call: Call,
  queryClient: QueryClient,
): Promise<string | undefined> {
  const match = matchPage(pathname)
  const requested = match?.page.id === 'page' ? match.parameters.slug : undefined
  const short = match ? undefined : slugAlone.exec(pathname)?.[1]
  const slug = requested ?? short
  if (!slug) return undefined
  // The page reports missing and unreadable content itself.
  const page = await queryClient.fetchQuery(pageQuery(slug, call)).catch(() => undefined)
  // A preview may not have a URL yet.
  const isSlug = page && slugAlone.test(`/${page.slug}`)
  return isSlug && (short || page.slug !== slug) ? pathOf('page', { slug: page.slug }) : undefined
}
