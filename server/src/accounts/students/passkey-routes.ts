import { userLoggedIn } from 'contract/accounts/account'
import * as contract from 'contract/accounts/account-passkeys'
import { passkeyAdded, passkeyRemoved, passkeyRenamed } from 'contract/accounts/passkeys'
import type { Mount } from '../../platform/http/mount.ts'
import { createBrowserChallenges } from '../factors/browser-challenges.ts'
import { confirmationOf, confirmStudent, confirmStudentByPasskey } from './confirmation.ts'
import type { StudentDeps } from './deps.ts'
import {
  addPasskeyOfStudent,
  listOwnPasskeys,
  removePasskeyOfStudent,
  renamePasskeyOfStudent,
  requestPasskeyOfStudent,
} from './own-passkeys.ts'
import { logInByPasskey } from './passkey-login.ts'

const loginOf = (browser: string) => `student login:${browser}`

export function passkeyRoutes(mount: Mount, deps: StudentDeps) {
  const { db, config, trustedNetworks, passkeys, studentSessions, signInProofs } = deps
  const browsers = createBrowserChallenges(config)

  mount(contract.requestPasskeyLogin, (request, _, reply) =>
    passkeys.requestOptions(loginOf(browsers.ask(request, reply))),
  )
  mount(contract.studentPasskeyLogin, async (request, { network }, reply) => {
    const caller = trustedNetworks.callerOf(request)
    const device = studentSessions.deviceOf(request)
    const boundTo = loginOf(browsers.answering(request))
    const given = { caller, device, boundTo }
    const entered = await logInByPasskey(deps, request.body, given).catch((error: unknown) => {
      request.log.warn({ network }, 'student login refused')
      throw error
    })
    studentSessions.setCookie(reply, entered.token)
    await trustedNetworks.markBrowser(reply, { kind: 'student', id: entered.studentId }, caller)
    return { message: userLoggedIn }
  })
  mount(contract.confirmAccount, async (request, student, reply) => {
    const proof = await signInProofs.takeProof(request, reply)
    const given = { password: request.body.password, proof }
    await confirmStudent(deps, student, given, trustedNetworks.callerOf(request))
    return { message: contract.identityConfirmed }
  })
  mount(contract.requestPasskeyConfirmation, (_, student) => {
    const owner = { kind: 'student', _id: student._id } as const
    return passkeys.requestOptions(confirmationOf(student), owner)
  })
  mount(contract.confirmByPasskey, async (request, student) => {
    await confirmStudentByPasskey(deps, student, request.body, trustedNetworks.callerOf(request))
    return { message: contract.identityConfirmed }
  })
  mount(contract.listStudentPasskeys, (_, student) => listOwnPasskeys(db, student))
  mount(contract.requestNewPasskey, (_, student) => requestPasskeyOfStudent(deps, student))
  mount(contract.addPasskey, async (request, student) => {
    await addPasskeyOfStudent(deps, student, request.body)
    return { message: passkeyAdded }
  })
  mount(contract.renameStudentPasskey, async ({ params, body }, student) => {
    await renamePasskeyOfStudent(deps, student, params.passkeyId, body.name)
    return { message: passkeyRenamed }
  })
  mount(contract.removeStudentPasskey, async ({ params }, student) => {
    const name = await removePasskeyOfStudent(deps, student, params.passkeyId)
    return { message: passkeyRemoved(name) }
  })
}
