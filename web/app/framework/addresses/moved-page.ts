import type { QueryClient } from '@tanstack/react-query'
import type { Call } from 'contract/platform/client'
import { pageQuery } from '#app/data/site-content'
import { matchPage } from './match-page.ts'
import { pathOf } from './path-of.ts'

const slugAlone = /^\/([a-z\d]+(?:-[a-z\d]+)*)$/

/**
 * Where the page is now whose former address, or the last part of whose address, was asked for: `/hostel` leads to
 * `/pages/hostel` as long as nothing else is there. Undefined when the address is right, or names nothing.
 */
export async function movedPage(
  { pathname }: URL,
  call: Call,
  queryClient: QueryClient,
): Promise<string | undefined> {
  const match = matchPage(pathname)
  const asked = match?.page.id === 'page' ? match.parameters.slug : undefined
  const short = match ? undefined : slugAlone.exec(pathname)?.[1]
  const slug = asked ?? short
  if (!slug) return undefined
  // Whether it is not there or cannot be read, the page says it.
  const page = await queryClient.fetchQuery(pageQuery(slug, call)).catch(() => undefined)
  // A preview may have no address yet.
  const isSlug = page && slugAlone.test(`/${page.slug}`)
  return isSlug && (short || page.slug !== slug) ? pathOf('page', { slug: page.slug }) : undefined
}
