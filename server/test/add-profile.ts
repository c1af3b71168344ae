import type { Db } from '../src/platform/db/open.ts'

/** When the change was sent. */
export const profileSentAt = '2026-01-31T10:00:00.000Z'

/** Makes the profile of a member that of an account, with a change that waits. */
export async function giveProfile(db: Db, email: string, memberId: string): Promise<void> {
  await db.updateTable('admins').set({ memberId }).where('email', '=', email).execute()
  const data = JSON.stringify({ about: 'Teaches networks.', education: 'M.Tech. in networks' })
  await db
    .insertInto('profileChanges')
    .values({ memberId, author: 'asha@college.test', sentAt: profileSentAt, data })
    .execute()
}
