import * as contract from 'contract/accounts/password-reset'
import type { Mount } from '../../platform/http/mount.ts'
import { isValidResetLink } from './check-reset-link.ts'
import type { StudentDeps } from './deps.ts'
import { sendPasswordReset } from './forget-password.ts'
import { resetStudentPassword } from './reset-password.ts'

export function passwordRoutes(mount: Mount, deps: StudentDeps) {
  mount(contract.forgetPassword, async (request) => {
    await sendPasswordReset(deps, request.body.email, deps.places.callerOf(request))
    return { message: contract.resetLinkSent }
  })
  mount(contract.checkResetLink, async ({ params }, { network }) => {
    const isValid = await isValidResetLink(deps, params.token, network)
    return {
      isGood: isValid,
      message: isValid ? contract.resetLinkValid : contract.invalidResetToken,
    }
  })
  mount(contract.resetPassword, async ({ params, body, log }, { network }) => {
    await resetStudentPassword(deps, params.token, body.newPassword, network)
    log.info('password reset')
    return { message: contract.passwordReset }
  })
}
