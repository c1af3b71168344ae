import { wordsOfName } from 'contract/platform/personal-name'
import type { Kysely } from 'kysely'
import type { Database, DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { slugOf } from '../../platform/slug.ts'

/** Beyond this, the suffix is part of the id. */
const maxNumbered = 20

const truncateTo = (name: string) => slugOf(wordsOfName(name).join(' ')) || 'member'

function* addressesFor(_id: string, name: string): Generator<string, void, undefined> {
  const beginning = truncateTo(name)
  yield beginning
  for (let number = 2; number <= maxNumbered; number++) yield `${beginning}-${number}`
  yield `${beginning}-${_id.replaceAll('-', '')}`
}

/** With or without a number. */
function isOf(name: string, slug: string): boolean {
  return [slug, slug.replace(/-\d+$/, '')].includes(truncateTo(name))
}

/** Never used by anyone else, and reserved for this member for good. */
export async function claimAddress(
  trx: Kysely<Pick<Database, 'memberAddresses'>>,
  memberId: string,
  name: string,
): Promise<string> {
  for (const slug of addressesFor(memberId, name)) {
    const existing = await trx
      .selectFrom('memberAddresses')
      .select('memberId')
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (existing && existing.memberId !== memberId) continue
    if (!existing) await trx.insertInto('memberAddresses').values({ slug, memberId }).execute()
    return slug
  }
  throw new Error(`the addresses of ${memberId} are others'`)
}

/** Keeps the current address while it still matches the name. */
export async function addressFor(trx: Trx, memberId: string, name: string): Promise<string> {
  const member = await trx
    .selectFrom('faculty')
    .select('slug')
    .where('_id', '=', memberId)
    .executeTakeFirst()
  return member && isOf(name, member.slug)
    ? member.slug
    : claimAddress(trx.$pickTables<'memberAddresses'>(), memberId, name)
}

export async function readUsedSlugs(db: DbOrTrx, slugs: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('memberAddresses')
    .select('slug')
    .where('slug', 'in', slugs)
    .execute()
  return rows.map(({ slug }) => slug)
}
