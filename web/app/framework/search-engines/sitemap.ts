import type { Catalogue } from 'contract/content/catalogue'
import type { NoticeAddress } from 'contract/content/notices'
import type { ListedPage } from 'contract/content/page'
import type { FacultyMember } from 'contract/people/faculty'
import { escapeMarkup } from 'contract/platform/escape-markup'
import { listedPaths, pathOf } from '#app/framework/addresses/path-of'
import { alternatesOf } from './name-languages'

/** Limit of sitemaps.org. */
const maxEntries = 50_000

type Entry = { path: string; changedAt?: string | undefined }

type Listed = {
  catalogue: Catalogue
  records: readonly (readonly Entry[])[]
  pages: readonly ListedPage[]
  notices: readonly NoticeAddress[]
  faculty: readonly FacultyMember[]
  translated?: readonly { path: string; languages: readonly string[] }[]
}

export function sitemapXml(
  publicUrl: string,
  { catalogue, records, pages, notices, faculty, translated = [] }: Listed,
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
  const languages = new Map(translated.map((page) => [page.path, page.languages]))
  const urls = entries.flatMap(({ path, changedAt }) => {
    const address = new URL(path, publicUrl).href
    const alternates = alternatesOf(address, languages.get(path) ?? [])
    const links = alternates.map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${one.language}" href="${escapeMarkup(one.address)}"/>`,
    )
    const lastModified = changedAt ? `<lastmod>${escapeMarkup(changedAt)}</lastmod>` : ''
    // Each language is an entry, with all of them.
    const addresses = new Set([address, ...alternates.map((one) => one.address)])
    return [...addresses].map(
      (one) => `<url><loc>${escapeMarkup(one)}</loc>${links.join('')}${lastModified}</url>\n`,
    )
  })
  const isBilingual = translated.length > 0
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isBilingual ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${urls.slice(0, maxEntries).join('')}</urlset>
`
}
