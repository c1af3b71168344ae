import * as contract from 'contract/accounts/admin'
import { secondStepNeeded } from 'contract/accounts/admin-factors'
import type { Mount } from '../../platform/http/mount.ts'
import { checkLogin, confirmAdminPassword } from './check-login.ts'
import type { StaffDeps } from './deps.ts'
import { logIn } from './log-in.ts'
import { createStepCookie, requestSecondStep } from './second-step.ts'

export function adminRoutes(mount: Mount, deps: StaffDeps) {
  const { trustedNetworks, adminSessions } = deps
  const steps = createStepCookie(deps.config)

  mount(contract.adminLogin, async (request, { network }, reply) => {
    const caller = trustedNetworks.callerOf(request)
    const admin = await checkLogin(deps, request.body, caller).catch((error: unknown) => {
      request.log.warn({ network }, 'administrator login refused')
      throw error
    })
    const secondStep = await requestSecondStep(deps, steps, reply, admin)
    if (secondStep) return { message: secondStepNeeded, secondStep }
    const account = await logIn(deps, { request, reply }, admin)
    return { message: contract.loginSuccessful, account }
  })
  mount(contract.getCurrentAdmin, async (_, { memberId, ...account }) => ({
    _id: account._id,
    email: account.email,
    name: account.name,
    role: account.role,
    departments: [...account.departments],
    mayPublish: account.mayPublish,
    hasProfile: memberId !== null,
    ...(account.factorDue && { factorDue: account.factorDue }),
  }))
  mount(contract.verifyPassword, async (request, actor) => {
    const { password } = request.body
    const answer = await confirmAdminPassword(
      deps,
      actor,
      password,
      trustedNetworks.callerOf(request),
    )
    if (!answer.success) request.log.warn({ adminId: actor._id }, 'administrator password wrong')
    return answer
  })
  mount(contract.adminLogout, async (request, _, reply) => {
    await adminSessions.leave(request, reply)
    return { message: contract.loggedOut }
  })
}
