import * as contract from 'contract/accounts/account'
import type { Mount } from '../../platform/http/mount.ts'
import type { StudentDeps } from './deps.ts'
import { logInStudent } from './login.ts'
import { currentUserOf } from './settings.ts'

export function accountRoutes(mount: Mount, deps: StudentDeps) {
  const { trustedNetworks, studentSessions } = deps

  mount(contract.getCurrentUser, async (_, actor) => currentUserOf(actor))
  mount(contract.login, async (request, { network }, reply) => {
    const caller = trustedNetworks.callerOf(request)
    const visitor = { caller, device: studentSessions.deviceOf(request) }
    const entered = await logInStudent(deps, request.body, visitor).catch((error: unknown) => {
      request.log.warn({ network }, 'student login refused')
      throw error
    })
    studentSessions.setCookie(reply, entered.token)
    await trustedNetworks.markBrowser(reply, { kind: 'student', id: entered.studentId }, caller)
    return { message: contract.userLoggedIn }
  })
  mount(contract.logout, async (request, _, reply) => {
    await studentSessions.leave(request, reply)
    return { message: contract.userLoggedOut }
  })
}
