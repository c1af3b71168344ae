import { createRequire } from 'node:module'
import { slugLength } from 'contract/content/text-fields'
import type { CollectionName } from 'contract/content/types'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { addressOwner } from './addresses.ts'

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

/** Abbreviations with dots: `B.A.`, `LL.B`, `बी.ए.`. */
const dotted =
  /(?<![\p{L}\p{M}\p{N}.])(?:[\p{L}\p{M}]{1,4}\.)+[\p{L}\p{M}]{1,4}(?![\p{L}\p{M}\p{N}])/gu

const withoutDots = (name: string) => name.replace(dotted, (result) => result.replaceAll('.', ''))

/** Adds a number if the slug is or was used. */
export async function proposeSlug(
  db: DbOrTrx,
  { _id, type }: { _id: string; type: CollectionName },
  name: string,
): Promise<string> {
  const first = slugOf(withoutDots(name)) || type
  for (let number = 1; ; number++) {
    const slug = number === 1 ? first : `${first}-${number}`
    const previous = await db
      .selectFrom('contentAddresses')
      .select('itemId')
      .where('type', '=', type)
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (!previous && !(await addressOwner(db, { _id, type }, slug))) return slug
  }
}
