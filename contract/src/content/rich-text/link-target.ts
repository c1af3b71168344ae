/** Whether it leads to a page of this site: a path, and no other host behind two slashes. */
export const isPath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value)

/**
 * Whether it is an address of the web that a page may lead to: not `javascript:`, nobody's password in it, and nothing like
 * `https:board.example`, which from a page leads to one of this site. Parsing alone drops line ends, which would begin a line of
 * their own in a calendar.
 */
export function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  return (
    /^https:\/\/[^\s\p{Control}]+$/u.test(value) && url !== null && !url.username && !url.password
  )
}

/** An entry of the college's own, which is found wherever its address moves. */
const entry = /^entry:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const mail = /^mailto:[^\s@<>"']+@[^\s@<>"'.]+(\.[^\s@<>"'.]+)+$/
const phone = /^tel:\+?[\d-]{3,20}$/

/** The entry that a link names; undefined when it leads elsewhere. */
export const entryOf = (target: string): string | undefined => entry.exec(target)?.[1]

/** The link to an entry, which survives that its address changes. */
export const linkToEntry = (_id: string) => `entry:${_id}`

/** Whether a text may link to it: an entry, a page of this site, an address of the web, of mail or of a telephone. */
export const isLinkTarget = (value: string) =>
  isPath(value) ||
  isWebAddress(value) ||
  [entry, mail, phone].some((pattern) => pattern.test(value))

/** The address that a page leads to; undefined for what leads nowhere, or may not be followed, whatever is stored. */
export function hrefOf(target: unknown): string | undefined {
  if (typeof target !== 'string') return undefined
  return isPath(target) || /^(https:\/\/|mailto:|tel:)\S+$/.test(target) ? target : undefined
}
