import * as contract from 'contract/account-settings'
import { photoBytes, photoTooLarge } from 'contract/pictures'
import type { Api, Deps } from '../deps.ts'
import { networkOf } from '../http/network.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import {
  exportAccount,
  getAccount,
  listSessions,
  signOutEverywhere,
  updateProfile,
} from './settings.ts'

/** What students do with their own accounts. */
export function settingsRoutes(app: Api, deps: Deps) {
  const { db, places, studentSessions, signInProofs } = deps
  const { requireStudent: onRequest, studentOf } = studentSessions

  app.route({
    ...contract.getAccount,
    onRequest,
    handler: (request) => getAccount(db, studentOf(request)),
  })
  app.route({
    ...contract.updateAccount,
    onRequest,
    config: { file: { bytes: photoBytes, tooLarge: photoTooLarge } },
    handler: async (request) => {
      await updateProfile(deps, studentOf(request), request.body, networkOf(request.ip))
      return { message: contract.profileUpdated }
    },
  })
  app.route({
    ...contract.changePassword,
    onRequest,
    handler: async (request) => {
      await changePassword(deps, studentOf(request), request.body, places.callerOf(request))
      return { message: contract.passwordChanged }
    },
  })
  app.route({
    ...contract.listAccountSessions,
    onRequest,
    handler: (request) => listSessions(db, studentOf(request)),
  })
  app.route({
    ...contract.signOutEverywhere,
    onRequest,
    handler: async (request, reply) => {
      await signOutEverywhere(db, studentOf(request))
      await studentSessions.leave(request, reply)
      return { message: contract.signedOutEverywhere }
    },
  })
  app.route({
    ...contract.exportAccount,
    onRequest,
    handler: async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"')
      return exportAccount(db, studentOf(request))
    },
  })
  app.route({
    ...contract.deleteAccount,
    onRequest,
    handler: async (request, reply) => {
      const proof = await signInProofs.takeProof(request, reply)
      const given = { password: request.body.password, proof }
      await deleteAccount(deps, studentOf(request), given, places.callerOf(request))
      await studentSessions.leave(request, reply)
      return { message: contract.accountDeleted }
    },
  })
}
