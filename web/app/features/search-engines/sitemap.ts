import type { Catalogue } from 'contract/catalogue'
import type { NoticeAddress } from 'contract/content/notices'
import type { ListedPage } from 'contract/content/page'
import { escapeMarkup } from 'contract/escape-markup'
import type { Event } from 'contract/events'
import type { FacultyMember } from 'contract/faculty'
import { listedPaths, pathOf } from '#app/pages/path-of'

/** A sitemap may not list more. */
const mostEntries = 50_000

type Entry = { path: string; changedAt?: string }

type Listed = {
  catalogue: Catalogue
  events: readonly Event[]
  pages: readonly ListedPage[]
  notices: readonly NoticeAddress[]
  faculty: readonly FacultyMember[]
}

/** Every public page, the newest notices and events first, as a sitemap (sitemaps.org). */
export function sitemapXml(
  publicUrl: string,
  { catalogue, events, pages, notices, faculty }: Listed,
): string {
  const entries: Entry[] = [
    ...listedPaths(catalogue).map((path) => ({ path })),
    ...pages.map(({ slug }) => ({ path: pathOf('page', { slug }) })),
    ...faculty.map(({ slug }) => ({ path: pathOf('member', { name: slug }) })),
    ...notices.map(({ slug, publishedAt }) => ({
      path: pathOf('notice', { slug }),
      changedAt: publishedAt,
    })),
    ...events.map(({ _id, createdAt }) => ({
      path: pathOf('event', { eventId: _id }),
      changedAt: createdAt,
    })),
  ]
  const urls = entries.slice(0, mostEntries).map(({ path, changedAt }) => {
    const address = escapeMarkup(new URL(path, publicUrl).href)
    const lastModified = changedAt ? `<lastmod>${escapeMarkup(changedAt)}</lastmod>` : ''
    return `<url><loc>${address}</loc>${lastModified}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}
