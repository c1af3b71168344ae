/** Two leading slashes would be another host. */
export const isPath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value)

/**
 * Rejects `javascript:`, credentials, and `https:board.example`, which a page would resolve on this site. Parsing
 * alone also drops line ends, which could inject a line into a calendar.
 */
export function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  return (
    /^https:\/\/[^\s\p{Control}]+$/u.test(value) && url !== null && !url.username && !url.password
  )
}

const entry = /^entry:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const mail = /^mailto:[^\s@<>"']+@[^\s@<>"'.]+(\.[^\s@<>"'.]+)+$/
const phone = /^tel:\+?[\d-]{3,20}$/

export const entryOf = (target: string): string | undefined => entry.exec(target)?.[1]

/** Survives a change of address. */
export const linkToEntry = (_id: string) => `entry:${_id}`

export const isLinkTarget = (value: string) =>
  isPath(value) ||
  isWebAddress(value) ||
  [entry, mail, phone].some((pattern) => pattern.test(value))

/** Undefined for invalid or unsafe links, whatever is stored. */
export function hrefOf(target: unknown): string | undefined {
  if (typeof target !== 'string') return undefined
  return isPath(target) || /^(https:\/\/|mailto:|tel:)\S+$/.test(target) ? target : undefined
}
