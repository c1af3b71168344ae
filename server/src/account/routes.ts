import * as contract from 'contract/account'
import type { Api, Deps } from '../deps.ts'
import { badRequest } from '../errors.ts'
import { login } from './login.ts'
import { userOf } from './settings.ts'

export function accountRoutes(app: Api, deps: Deps) {
  const { places, studentSessions, checkAsked } = deps

  app.route({
    ...contract.getCurrentUser,
    handler: async (request) => {
      const student = await studentSessions.current(request)
      if (!student) throw badRequest(contract.loginRequired)
      return userOf(student)
    },
  })
  app.route({
    ...contract.login,
    handler: async (request, reply) => {
      const caller = places.callerOf(request)
      const visitor = { caller, device: studentSessions.deviceOf(request) }
      const entered = await login(deps, request.body, visitor).catch((error: unknown) => {
        request.log.warn({ network: caller.network }, 'student login refused')
        throw error
      })
      studentSessions.setCookie(reply, entered.token)
      await places.markBrowser(reply, { kind: 'student', id: entered.studentId }, caller)
      return { message: contract.userLoggedIn }
    },
  })
  app.route({
    ...contract.logout,
    // A GET that changes something: the origin rule of the other methods holds for it, too.
    onRequest: checkAsked,
    handler: async (request, reply) => {
      await studentSessions.leave(request, reply)
      return { message: contract.userLoggedOut }
    },
  })
}
