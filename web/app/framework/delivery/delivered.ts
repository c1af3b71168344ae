import type { Catalogue } from 'contract/content/catalogue'
import type { College } from 'contract/content/facts'
import type { Menus } from 'contract/content/menus'
import type { RejectedForm } from 'contract/platform/rejected-form'
import type { Answer, QueryFailure } from '#app/data/query-client'
import { fromTables, toTables } from './tables'

/** What comes with a page, so that the browser draws it as the server did. */
export type Delivered = {
  answers: Answer[]
  failures: QueryFailure[]
  /** ISO 8601; what "now" is to the whole document. */
  now: string
  publicUrl: string
  /** Who the college is and how it is reached. */
  college: College
  /** The menu and the footer. */
  menus: Menus
  /** Which courses there are. */
  catalogue: Catalogue
  signInLabel?: string | undefined
  /** What the page is about does not exist: the same document answers all such addresses, whatever their parameters. */
  isMissing?: boolean | undefined
  rejectedForm?: RejectedForm | undefined
}

const id = 'delivered'

/** What would end the script, or begin a comment in it; and what is a line break to older browsers. */
const unsafe = /[<\u2028\u2029]/g

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Writes it into a document, as data that no browser runs. */
export function writeDelivered(delivered: Delivered): string {
  const json = JSON.stringify(delivered, toTables).replace(unsafe, escaped)
  return `<script type="application/json" id="${id}">${json}</script>`
}

/** Reads what came with this document. */
export function readDelivered(): Delivered {
  // `writeDelivered` has written it, in the same release.
  return JSON.parse(document.getElementById(id)?.textContent ?? '', fromTables) as Delivered
}
