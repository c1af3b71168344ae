import * as contract from 'contract/accounts/account-settings'
import { photoBytes, photoTooLarge } from 'contract/platform/pictures'
import type { Mount } from '../../platform/http/mount.ts'
import { changeStudentPassword } from './change-password.ts'
import { deleteStudent } from './delete-account.ts'
import type { StudentDeps } from './deps.ts'
import { exportOwnData } from './own-data.ts'
import {
  endAllSessionsOfStudent,
  endOtherSessionsOfStudent,
  endSessionOfStudent,
  sessionsOfStudent,
} from './own-sessions.ts'
import { readStudentAccount, updateProfile } from './settings.ts'

export function settingsRoutes(mount: Mount, deps: StudentDeps) {
  const { db, trustedNetworks, studentSessions, signInProofs } = deps

  mount(contract.getAccount, (_, student) => readStudentAccount(db, student))
  mount(
    contract.updateAccount,
    async (request, student) => {
      await updateProfile(deps, student, request.body)
      return { message: contract.profileUpdated }
    },
    { file: { bytes: photoBytes, tooLarge: photoTooLarge } },
  )
  mount(contract.changePassword, async (request, student) => {
    await changeStudentPassword(deps, student, request.body, trustedNetworks.callerOf(request))
    return { message: contract.passwordChanged }
  })
  mount(contract.listAccountSessions, (_, student) => sessionsOfStudent(deps, student))
  mount(contract.endAccountSession, async ({ params }, student) => {
    await endSessionOfStudent(deps, student, params.sessionId)
    return { message: contract.deviceSignedOut }
  })
  mount(contract.endOtherAccountSessions, async (_, student) => {
    await endOtherSessionsOfStudent(db, student)
    return { message: contract.otherDevicesSignedOut }
  })
  mount(contract.signOutEverywhere, async (request, student, reply) => {
    await endAllSessionsOfStudent(db, student)
    await studentSessions.leave(request, reply)
    return { message: contract.signedOutEverywhere }
  })
  mount(contract.exportAccount, async (_, student, reply) => {
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return exportOwnData(deps, student)
  })
  mount(contract.deleteAccount, async (request, student, reply) => {
    const proof = await signInProofs.takeProof(request, reply)
    const given = { password: request.body.password, proof }
    await deleteStudent(deps, student, given, trustedNetworks.callerOf(request))
    await studentSessions.leave(request, reply)
    return { message: contract.accountDeleted }
  })
}
