import * as contract from 'contract/admin-account'
import { passwordReset } from 'contract/password-reset'
import type { Api, Deps } from '../deps.ts'
import { networkOf } from '../http/network.ts'
import { mailResetLink, takeLetter } from './forget-password.ts'
import { changeAdminPassword } from './own-password.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { resetAdminPassword } from './reset-password.ts'

const succeeded = 200

/** What administrators do with their own accounts, and who has forgotten the password. */
export function adminAccountRoutes(app: Api, deps: Deps) {
  const { places, adminSessions, requireAdmin: onRequest } = deps

  app.route({
    ...contract.changeAdminPassword,
    onRequest,
    handler: async (request) => {
      const caller = places.callerOf(request)
      await changeAdminPassword(deps, adminSessions.adminOf(request), request.body, caller)
      return { message: contract.adminPasswordChanged }
    },
  })
  app.route({
    ...contract.listAdminSessions,
    onRequest,
    handler: (request) => listOwnSessions(deps, adminSessions.adminOf(request)),
  })
  app.route({
    ...contract.endAdminSession,
    onRequest,
    handler: async (request) => {
      const { params, ip } = request
      await endOwnSession(deps, adminSessions.adminOf(request), params.sessionId, networkOf(ip))
      return { message: contract.sessionEnded }
    },
  })
  app.route({
    ...contract.endOtherAdminSessions,
    onRequest,
    handler: async (request) => {
      await endOtherSessions(deps, adminSessions.adminOf(request), networkOf(request.ip))
      return { message: contract.otherSessionsEnded }
    },
  })
  app.route({
    ...contract.forgetAdminPassword,
    handler: async (request) => {
      await takeLetter(deps, request.body.email, places.callerOf(request))
      return { message: contract.adminLinkSent }
    },
    onResponse: async (request, reply) => {
      if (reply.statusCode !== succeeded) return
      await mailResetLink(deps, request.body.email, places.callerOf(request))
    },
  })
  app.route({
    ...contract.resetAdminPassword,
    handler: async (request) => {
      await resetAdminPassword(deps, request.body, networkOf(request.ip))
      request.log.info('administrator password reset')
      return { message: passwordReset }
    },
  })
}
