import { userLoggedIn } from 'contract/accounts/account'
import * as contract from 'contract/accounts/account-passkeys'
import { passkeyAdded, passkeyRemoved, passkeyRenamed } from 'contract/accounts/passkeys'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { createAskedBrowsers } from '../factors/browser-challenges.ts'
import { confirmationOf, confirmStudent, confirmStudentByPasskey } from './confirmation.ts'
import {
  addOwnPasskey,
  askOwnPasskey,
  listOwnPasskeys,
  removeOwnPasskey,
  renameOwnPasskey,
} from './own-passkeys.ts'
import { passkeyLogin } from './passkey-login.ts'

const loginOf = (browser: string) => `student login:${browser}`

export function passkeyRoutes(mount: Mount, deps: Deps) {
  const { db, config, places, passkeys, studentSessions, signInProofs } = deps
  const browsers = createAskedBrowsers(config)

  mount(contract.askPasskeyLogin, (request, _, reply) =>
    passkeys.requestOptions(loginOf(browsers.ask(request, reply))),
  )
  mount(contract.passkeyLogin, async (request, { network }, reply) => {
    const caller = places.callerOf(request)
    const device = studentSessions.deviceOf(request)
    const boundTo = loginOf(browsers.answering(request))
    const given = { caller, device, boundTo }
    const entered = await passkeyLogin(deps, request.body, given).catch((error: unknown) => {
      request.log.warn({ network }, 'student login refused')
      throw error
    })
    studentSessions.setCookie(reply, entered.token)
    await places.markBrowser(reply, { kind: 'student', id: entered.studentId }, caller)
    return { message: userLoggedIn }
  })
  mount(contract.confirmAccount, async (request, student, reply) => {
    const proof = await signInProofs.takeProof(request, reply)
    const given = { password: request.body.password, proof }
    await confirmStudent(deps, student, given, places.callerOf(request))
    return { message: contract.confirmed }
  })
  mount(contract.askPasskeyConfirmation, (_, student) => {
    const bearer = { kind: 'student', _id: student._id } as const
    return passkeys.requestOptions(confirmationOf(student), bearer)
  })
  mount(contract.confirmByPasskey, async (request, student) => {
    await confirmStudentByPasskey(deps, student, request.body, places.callerOf(request))
    return { message: contract.confirmed }
  })
  mount(contract.listPasskeys, (_, student) => listOwnPasskeys(db, student))
  mount(contract.askNewPasskey, (_, student) => askOwnPasskey(deps, student))
  mount(contract.addPasskey, async (request, student) => {
    await addOwnPasskey(deps, student, request.body)
    return { message: passkeyAdded }
  })
  mount(contract.renamePasskey, async ({ params, body }, student) => {
    await renameOwnPasskey(deps, student, params.passkeyId, body.name)
    return { message: passkeyRenamed }
  })
  mount(contract.removePasskey, async ({ params }, student) => {
    await removeOwnPasskey(deps, student, params.passkeyId)
    return { message: passkeyRemoved }
  })
}
