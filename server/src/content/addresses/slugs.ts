import { createRequire } from 'node:module'
import { slugLength } from 'contract/content/text-fields'
import type { CollectionName } from 'contract/content/types'
import type { Reading } from '../../platform/db/open.ts'
import { holderOf } from './addresses.ts'

const require = createRequire(import.meta.url)

/** The letters of all scripts are a megabyte, which a name in Latin ones needs not. */
function inLatin(name: string): string {
  if (/^[ -~]*$/.test(name)) return name
  // Any other type than the package's own is a fault of this line.
  const anyAscii: typeof import('any-ascii') = require('any-ascii')
  return anyAscii.default(name)
}

/** A name as a slug: in Latin letters whatever its script, and no longer than the rules allow. Empty when it has none. */
export const slugOf = (name: string) =>
  inLatin(name)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, slugLength - 5)
    .replace(/^-+|-+$/g, '')

/** A degree or another abbreviation with dots inside: `B.A.`, `LL.B`, `बी.ए.`. */
const dotted =
  /(?<![\p{L}\p{M}\p{N}.])(?:[\p{L}\p{M}]{1,4}\.)+[\p{L}\p{M}]{1,4}(?![\p{L}\p{M}\p{N}])/gu

/** A name in which abbreviations are words: `BA` instead of `B.A.`, as people type them. */
const withoutDots = (name: string) => name.replace(dotted, (found) => found.replaceAll('.', ''))

/** The slug that a new entry begins with: of its name, with a number behind where another one has it or had it. */
export async function proposeSlug(
  db: Reading,
  { _id, type }: { _id: string; type: CollectionName },
  name: string,
): Promise<string> {
  const first = slugOf(withoutDots(name)) || type
  for (let number = 1; ; number++) {
    const slug = number === 1 ? first : `${first}-${number}`
    const former = await db
      .selectFrom('contentAddresses')
      .select('itemId')
      .where('type', '=', type)
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (!former && !(await holderOf(db, { _id, type }, slug))) return slug
  }
}
