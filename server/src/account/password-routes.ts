import * as contract from 'contract/password-reset'
import type { Api, Deps } from '../deps.ts'
import { networkOf } from '../http/network.ts'
import { isGoodResetLink } from './check-reset-link.ts'
import { forgetPassword } from './forget-password.ts'
import { resetPassword } from './reset-password.ts'

/** What helps who has forgotten the password. */
export function passwordRoutes(app: Api, deps: Deps) {
  app.route({
    ...contract.forgetPassword,
    handler: async (request) => {
      await forgetPassword(deps, request.body.email, deps.places.callerOf(request))
      return { message: contract.resetLinkSent }
    },
  })
  app.route({
    ...contract.checkResetLink,
    handler: async ({ params, ip }) => {
      const isGood = await isGoodResetLink(deps, params.token, networkOf(ip))
      return { isGood, message: isGood ? contract.resetLinkGood : contract.invalidResetToken }
    },
  })
  app.route({
    ...contract.resetPassword,
    handler: async (request) => {
      const { params, body, ip } = request
      await resetPassword(deps, params.token, body.newPassword, networkOf(ip))
      request.log.info('password reset')
      return { message: contract.passwordReset }
    },
  })
}
