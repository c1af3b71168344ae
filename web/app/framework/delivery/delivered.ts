import type { Catalogue } from 'contract/content/catalogue'
import type { College } from 'contract/content/facts'
import type { Menus } from 'contract/content/menus'
import type { RejectedForm } from 'contract/platform/rejected-form'
import type { DeliveredQuery, QueryFailure } from '#app/data/query-client'

export type Delivered = {
  answers: DeliveredQuery[]
  failures: QueryFailure[]
  /** ISO 8601; "now" for the whole document. */
  now: string
  publicUrl: string
  college: College
  menus: Menus
  catalogue: Catalogue
  signInLabel?: string | undefined
  /** One document serves all such URLs. */
  isMissing?: boolean | undefined
  rejectedForm?: RejectedForm | undefined
}

const id = 'delivered'

/** They could end the script or start a comment; U+2028 and U+2029 are line breaks in older browsers. */
const unsafe = /[<\u2028\u2029]/g

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

export function writeDelivered(delivered: Delivered): string {
  const json = JSON.stringify(delivered).replace(unsafe, escaped)
  return `<script type="application/json" id="${id}">${json}</script>`
}

export function readDelivered(): Delivered {
  // Safe cast: `writeDelivered` of the same release wrote it.
  return JSON.parse(document.getElementById(id)?.textContent ?? '') as Delivered
}
