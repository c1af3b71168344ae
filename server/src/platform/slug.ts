import { createRequire } from 'node:module'
import { slugLength } from 'contract/content/text-fields'

const require = createRequire(import.meta.url)

/** Loaded only for other scripts, because the tables take a megabyte. */
function inLatin(name: string): string {
  if (/^[ -~]*$/.test(name)) return name
  // `require` returns the package's own type.
  const anyAscii: typeof import('any-ascii') = require('any-ascii')
  return anyAscii.default(name)
}

/** At most the allowed length; empty if no letters are left. */
export const slugOf = (name: string) =>
  inLatin(name)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, slugLength - 5)
    .replace(/^-+|-+$/g, '')
