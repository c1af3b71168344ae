import anyAscii from 'any-ascii'
import { slugLength } from 'contract/content/text-fields'
import type { CollectionName } from 'contract/content/types'
import { holderOf } from './addresses.ts'
import type { Reading } from './entry.ts'

/** A name as a slug: in Latin letters whatever its script, and no longer than the rules allow. Empty when it has none. */
export const slugOf = (name: string) =>
  anyAscii(name)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, slugLength - 5)
    .replace(/^-+|-+$/g, '')

/** The slug that a new entry begins with: of its name, with a number behind where another one has it or had it. */
export async function proposeSlug(
  db: Reading,
  { _id, type }: { _id: string; type: CollectionName },
  name: string,
): Promise<string> {
  const first = slugOf(name) || type
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
