import type { QueryClient } from '@tanstack/react-query'
import type { Call } from 'contract/platform/client'
import { pageQuery } from '#app/data/site-content'
import { matchPage } from './match-page.ts'
import { pathOf } from './path-of.ts'

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
