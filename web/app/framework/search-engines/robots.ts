import { pages } from '#app/framework/addresses/paths'

/** Where crawlers find nothing of use, besides the pages that are closed to them. */
const closed = ['/api/', '/auth/', '/user/']
/** What pages ask for once a browser has taken over, and crawlers may be browsers. */
const open = ['/api/content/', '/api/events', '/api/faculty', '/api/search', '/uploads/']

/** A rule holds for whatever begins so. */
const closedPages = pages
  .filter(({ search }) => search === 'closed')
  .map(({ path }) => path.replace(/:.*/, ''))

/** The rules for crawlers, which end with the way to the sitemap. */
export function robotsText(publicUrl: string): string {
  const lines = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...[...closed, ...closedPages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}
