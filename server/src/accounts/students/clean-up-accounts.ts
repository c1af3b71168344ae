import { expiredCodeHours, unverifiedAccountDays } from 'contract/content/retention'
import { daySeconds, hourSeconds } from 'contract/platform/durations'
import type { TrustedNetworks } from '../../platform/access/trusted-networks.ts'
import type { Db } from '../../platform/db/open.ts'
import { secondsBefore } from '../../platform/tokens.ts'
import type { Passkeys } from '../factors/passkeys.ts'
import type { StudentSessions } from './sessions.ts'
import type { SignInProofs } from './sign-in-proofs.ts'

const accountsAtOnce = 500
const belongings = ['studentSessions', 'studentLinks', 'registrations'] as const

/**
 * Deletes accounts that nobody verified and nobody is signed in to, but not disabled ones, whose owners could otherwise
 * sign up again. Their photos are deleted with all other unused pictures.
 */
async function deleteUnverified(db: Db, now: Date): Promise<void> {
  const until = secondsBefore(now, unverifiedAccountDays * daySeconds)
  for (let count = accountsAtOnce; count === accountsAtOnce; ) {
    const unverified = db
      .selectFrom('students')
      .select('_id')
      .where('verifiedAt', 'is', null)
      .where('disabledAt', 'is', null)
      .where('createdAt', '<=', until)
      .where(({ and, not, exists, selectFrom }) =>
        and(
          belongings.map((table) =>
            not(
              exists(
                selectFrom(table)
                  .select('studentId')
                  .whereRef(`${table}.studentId`, '=', 'students._id'),
              ),
            ),
          ),
        ),
      )
      .limit(accountsAtOnce)
    const deleted = await db
      .deleteFrom('students')
      .where('_id', 'in', unverified)
      // Read again under the lock.
      .where('verifiedAt', 'is', null)
      .returning('_id')
      .execute()
    count = deleted.length
  }
}

export async function cleanUpAccounts(deps: {
  db: Db
  trustedNetworks: TrustedNetworks
  passkeys: Passkeys
  studentSessions: StudentSessions
  signInProofs: SignInProofs
  now: () => Date
}): Promise<void> {
  const over = secondsBefore(deps.now(), expiredCodeHours * hourSeconds)
  await deps.studentSessions.cleanUp()
  await deps.signInProofs.cleanUp()
  await deps.trustedNetworks.cleanUp()
  await deps.passkeys.cleanUp()
  await deps.db.deleteFrom('emailCodes').where('expiresAt', '<=', over).execute()
  await deps.db.deleteFrom('passwordResets').where('expiresAt', '<=', over).execute()
  await deleteUnverified(deps.db, deps.now())
}
