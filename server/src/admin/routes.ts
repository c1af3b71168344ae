import * as contract from 'contract/admin'
import type { Api, Deps } from '../deps.ts'
import { checkLogin, verifyPassword } from './service.ts'

export function adminRoutes(app: Api, deps: Deps) {
  const { places, adminSessions, requireAdmin, checkAsked } = deps

  app.route({
    ...contract.adminLogin,
    handler: async (request, reply) => {
      const caller = places.callerOf(request)
      const admin = await checkLogin(deps, request.body, caller).catch((error: unknown) => {
        request.log.warn({ network: caller.network }, 'administrator login refused')
        throw error
      })
      await adminSessions.begin(request, reply, admin)
      await places.markBrowser(reply, { kind: 'administrator', id: admin.email }, caller)
      request.log.info({ adminId: admin.adminId }, 'administrator logged in')
      return { message: contract.loginSuccessful }
    },
  })
  app.route({
    ...contract.verifyPassword,
    onRequest: requireAdmin,
    handler: async (request) => {
      const admin = adminSessions.adminOf(request)
      const answer = await verifyPassword(
        deps,
        admin,
        request.body.password,
        places.callerOf(request),
      )
      if (!answer.success)
        request.log.warn({ adminId: admin.adminId }, 'administrator password wrong')
      return answer
    },
  })
  app.route({
    ...contract.adminLogout,
    // A GET that changes something: the origin rule of the other methods holds for it, too.
    onRequest: checkAsked,
    handler: async (request, reply) => {
      await adminSessions.leave(request, reply)
      return { message: contract.loggedOut }
    },
  })
}
