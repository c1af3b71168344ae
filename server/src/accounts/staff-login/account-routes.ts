import { deviceSignedOut, otherDevicesSignedOut } from 'contract/accounts/account-settings'
import * as contract from 'contract/accounts/admin-account'
import { passwordReset } from 'contract/accounts/password-reset'
import type { Mount } from '../../platform/http/mount.ts'
import type { StaffDeps } from './deps.ts'
import { changeOwnPassword } from './own-password.ts'
import { endOtherSessionsOfAdmin, endSessionOfAdmin, sessionsOfAdmin } from './own-sessions.ts'
import { countResetEmail, mailResetLink } from './reset-links.ts'
import { resetForgottenAdminPassword } from './reset-password.ts'

const succeeded = 200

export function adminAccountRoutes(mount: Mount, deps: StaffDeps) {
  const { trustedNetworks } = deps

  mount(contract.changeAdminPassword, async (request, actor) => {
    await changeOwnPassword(deps, actor, request.body, trustedNetworks.callerOf(request))
    return { message: contract.adminPasswordChanged }
  })
  mount(contract.listAdminSessions, (_, actor) => sessionsOfAdmin(deps, actor))
  mount(contract.endAdminSession, async ({ params }, actor) => {
    await endSessionOfAdmin(deps, actor, params.sessionId)
    return { message: deviceSignedOut }
  })
  mount(contract.endOtherAdminSessions, async (_, actor) => {
    await endOtherSessionsOfAdmin(deps, actor)
    return { message: otherDevicesSignedOut }
  })
  mount(
    contract.forgetAdminPassword,
    async (request) => {
      await countResetEmail(deps, request.body.email, trustedNetworks.callerOf(request))
      return { message: contract.adminLinkSent }
    },
    {
      onResponse: async (request, reply) => {
        if (reply.statusCode !== succeeded) return
        await mailResetLink(deps, request.body.email, trustedNetworks.callerOf(request))
      },
    },
  )
  mount(contract.resetAdminPassword, async (request, { network }) => {
    await resetForgottenAdminPassword(deps, request.body, network)
    request.log.info('administrator password reset')
    return { message: passwordReset }
  })
}
