import { courseGroupList, courseList } from 'college/course-list'
import type { Event } from 'contract/events'

/** A sitemap may not list more. */
const mostEntries = 50_000

const pagePaths = [
  '/',
  '/about',
  ...courseGroupList.map(({ type }) => `/courses/${type}`),
  ...courseList.map(({ id }) => `/course/${id}`),
  '/events',
  '/our-team',
  '/contact',
  '/privacy',
  '/terms',
]

type Entry = { path: string; changedAt?: string }

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')

/** Every public page, the newest events first, as a sitemap (sitemaps.org). */
export function sitemapXml(publicUrl: string, events: readonly Event[]): string {
  const entries: Entry[] = [
    ...pagePaths.map((path) => ({ path })),
    ...events.map(({ _id, createdAt }) => ({ path: `/event/${_id}`, changedAt: createdAt })),
  ]
  const urls = entries.slice(0, mostEntries).map(({ path, changedAt }) => {
    const address = escapeXml(new URL(path, publicUrl).href)
    const lastModified = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''
    return `<url><loc>${address}</loc>${lastModified}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}
