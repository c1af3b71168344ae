import * as contract from 'contract/accounts/password-reset'
import type { Db } from '../../platform/db/open.ts'
import type { Attempts } from '../../platform/http/attempts.ts'
import { languageOfReader } from '../../platform/http/language-prefix.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { hashToken } from '../../platform/tokens.ts'
import type { StudentDeps } from './deps.ts'
import { sendPasswordReset } from './forget-password.ts'
import { countStudentAttempt } from './limits.ts'
import { resetStudentPassword } from './reset-password.ts'

/** Lets the page say early that a link has expired. Link scanners don't use it up. Rejects with 429. */
async function isValidResetLink(
  { db, attempts, now }: { db: Db; attempts: Attempts; now: () => Date },
  token: string,
  network: string,
): Promise<boolean> {
  await countStudentAttempt(attempts, network)
  const valid = await db
    .selectFrom('passwordResets')
    .innerJoin('students', 'students._id', 'passwordResets.studentId')
    .select('studentId')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now().toISOString())
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  return valid !== undefined
}

export function passwordRoutes(mount: Mount, deps: StudentDeps) {
  mount(contract.forgetPassword, async (request) => {
    await sendPasswordReset(deps, request.body.email, deps.trustedNetworks.callerOf(request))
    return { message: contract.resetLinkSent }
  })
  mount(contract.checkResetLink, async ({ params }, { network }) => {
    const isValid = await isValidResetLink(deps, params.token, network)
    return {
      isGood: isValid,
      message: isValid ? contract.resetLinkValid : contract.invalidResetToken,
    }
  })
  mount(contract.resetPassword, async (request, { network }) => {
    const { params, body, log } = request
    const reader = { network, language: languageOfReader(request) }
    await resetStudentPassword(deps, params.token, body.newPassword, reader)
    log.info('password reset')
    return { message: contract.passwordReset }
  })
}
