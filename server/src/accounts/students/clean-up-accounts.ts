import { expiredCodeHours } from 'contract/content/retention'
import { hourSeconds } from 'contract/platform/durations'
import type { TrustedNetworks } from '../../platform/access/trusted-networks.ts'
import type { Db } from '../../platform/db/open.ts'
import { secondsBefore } from '../../platform/tokens.ts'
import type { Passkeys } from '../factors/passkeys.ts'
import type { StudentSessions } from './sessions.ts'
import type { SignInProofs } from './sign-in-proofs.ts'

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
}
