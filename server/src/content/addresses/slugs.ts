import type { CollectionName } from 'contract/content/types'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { slugOf } from '../../platform/slug.ts'
import { addressOwner } from './addresses.ts'

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
