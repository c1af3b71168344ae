import type { Db } from '../src/platform/db/open.ts'

export const profileSentAt = '2026-01-31T10:00:00.000Z'

/** Links a member's profile to an account, with a pending change. */
export async function giveProfile(db: Db, email: string, memberId: string): Promise<void> {
  await db.updateTable('admins').set({ memberId }).where('email', '=', email).execute()
  const data = JSON.stringify({ about: 'Teaches networks.', education: 'M.Tech. in networks' })
  await db
    .insertInto('profileChanges')
    .values({ memberId, author: 'asha@college.test', sentAt: profileSentAt, data })
    .execute()
}
