import type { Catalogue } from 'contract/content/catalogue'
import type { NoticeAddress } from 'contract/content/notices'
import type { ListedPage } from 'contract/content/page'
import type { FacultyMember } from 'contract/people/faculty'
import { escapeMarkup } from 'contract/platform/escape-markup'
import { listedPaths, pathOf } from '#app/framework/addresses/path-of'

/** Limit of sitemaps.org. */
const maxEntries = 50_000

type Entry = { path: string; changedAt?: string | undefined }

type Listed = {
  catalogue: Catalogue
  records: readonly (readonly Entry[])[]
  pages: readonly ListedPage[]
  notices: readonly NoticeAddress[]
  faculty: readonly FacultyMember[]
}

export function sitemapXml(
  publicUrl: string,
  { catalogue, records, pages, notices, faculty }: Listed,
): string {
  const entries: Entry[] = [
    ...listedPaths(catalogue).map((path) => ({ path })),
    ...pages.map(({ slug }) => ({ path: pathOf('page', { slug }) })),
    ...faculty.map(({ slug }) => ({ path: pathOf('member', { name: slug }) })),
    ...notices.map(({ slug, publishedAt }) => ({
      path: pathOf('notice', { slug }),
      changedAt: publishedAt,
    })),
    ...records.toSorted((one, other) => one.length - other.length).flat(),
  ]
  const urls = entries.slice(0, maxEntries).map(({ path, changedAt }) => {
    const address = escapeMarkup(new URL(path, publicUrl).href)
    const lastModified = changedAt ? `<lastmod>${escapeMarkup(changedAt)}</lastmod>` : ''
    return `<url><loc>${address}</loc>${lastModified}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}
