import * as contract from 'contract/accounts/password-reset'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { isGoodResetLink } from './check-reset-link.ts'
import { forgetPassword } from './forget-password.ts'
import { resetPassword } from './reset-password.ts'

export function passwordRoutes(mount: Mount, deps: Deps) {
  mount(contract.forgetPassword, async (request) => {
    await forgetPassword(deps, request.body.email, deps.places.callerOf(request))
    return { message: contract.resetLinkSent }
  })
  mount(contract.checkResetLink, async ({ params }, { network }) => {
    const isGood = await isGoodResetLink(deps, params.token, network)
    return { isGood, message: isGood ? contract.resetLinkGood : contract.invalidResetToken }
  })
  mount(contract.resetPassword, async ({ params, body, log }, { network }) => {
    await resetPassword(deps, params.token, body.newPassword, network)
    log.info('password reset')
    return { message: contract.passwordReset }
  })
}
