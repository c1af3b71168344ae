/** Query parameters that change what a page shows; all others are for others, such as `utm_source`. */
const known: Record<string, RegExp> = { page: /^[1-9]\d{0,4}$/ }

const unreserved = /[\w.~-]/

/** Undoes escapes that need not be (RFC 3986 §6.2.2.2). */
const plain = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return unreserved.test(letter) ? letter : escaped.toUpperCase()
  })

/** The one spelling of a page's URL that its finished page is kept under. */
export function normalUrl(url: string): string {
  // Two slashes in front would be read as the name of a host.
  const { pathname, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), 'http://localhost')
  const path = plain(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  const kept = Object.keys(known)
    .sort()
    .flatMap((name) => {
      const value = searchParams.get(name)
      return value && known[name]?.test(value) && value !== '1' ? [`${name}=${value}`] : []
    })
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}
