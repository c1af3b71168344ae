/** Query parameters that change what a page shows; all others are for others, such as `utm_source`. */
const known: Record<string, RegExp> = { page: /^[1-9]\d{0,4}$/ }

/** The one spelling of a page's URL that its finished page is kept under. */
export function normalUrl(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const kept = Object.keys(known)
    .sort()
    .flatMap((name) => {
      const value = searchParams.get(name)
      return value && known[name]?.test(value) && value !== '1' ? [`${name}=${value}`] : []
    })
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}
