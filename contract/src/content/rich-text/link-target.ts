import type { ReferenceTarget } from '../data.ts'

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

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const documentPath = /^\/documents\/([\w-]{1,64})\/[^/]+$/

/** However it is written. The address stays when the file is replaced, so what links to it shows the new file. */
function documentOf(target: string): string | undefined {
  const isHere = isPath(target)
  if (!isHere && !isWebAddress(target)) return undefined
  const path = URL.parse(target, 'https://here.example')?.pathname ?? ''
  const plain = path.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  const id = documentPath.exec(plain)?.[1]
  // Another site may use a word that is an id here, but no id that was made here.
  return id !== undefined && (isHere || uuid.test(id)) ? id : undefined
}

export function linkedTo(target: string): ReferenceTarget | undefined {
  const entryId = entryOf(target)
  if (entryId !== undefined) return { kind: 'entry', id: entryId }
  const documentId = documentOf(target)
  return documentId === undefined ? undefined : { kind: 'document', id: documentId }
}

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
