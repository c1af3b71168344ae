/** Where crawlers find nothing of use. */
const closed = [
  '/admin',
  '/adminlogin',
  '/api/',
  '/auth/',
  '/user/',
  '/reset-password/',
  '/verify-email',
]
/** What pages ask for once a browser has taken over, and crawlers may be browsers. */
const open = ['/api/events', '/api/faculty', '/uploads/']

/** The rules for crawlers, which end with the way to the sitemap. */
export function robotsText(publicUrl: string): string {
  const lines = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}
