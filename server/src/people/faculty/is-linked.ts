import type { Trx } from '../../platform/db/schema.ts'

/** To an account or an invitation, or by a profile that its teacher has sent for approval. */
export async function isLinked(trx: Trx, memberId: string): Promise<boolean> {
  for (const table of ['admins', 'invitations', 'profileChanges'] as const) {
    const row = await trx
      .selectFrom(table)
      .select('memberId')
      .where('memberId', '=', memberId)
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
