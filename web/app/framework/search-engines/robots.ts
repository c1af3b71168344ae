import { inLanguage, offeredTranslations } from '#app/framework/addresses/language-prefix'
import { pages } from '#app/framework/addresses/paths'

const closed = ['/api/', '/auth/', '/user/']
/** Called after hydration; some crawlers run scripts. */
const open = ['/api/content/', '/api/events', '/api/faculty', '/api/search', '/uploads/']

/** A rule matches every URL that starts with it. */
const closedPages = pages
  .filter(({ search }) => search === 'closed')
  .map(({ path }) => path.replace(/:.*/, ''))
const inAllLanguages = (path: string) => [
  path,
  ...offeredTranslations.map(({ code }) => inLanguage(code, path)),
]

export function robotsText(publicUrl: string): string {
  const lines = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...[...closed, ...new Set(closedPages.flatMap(inAllLanguages))].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}
