import * as contract from 'contract/account'
import { photoBytes, photoTooLarge } from 'contract/pictures'
import type { FastifyRequest } from 'fastify'
import type { Api, Deps } from '../app.ts'
import { present } from '../db/rows.ts'
import { badRequest } from '../errors.ts'
import { networkOf } from '../http/network.ts'
import { useCode } from './codes.ts'
import { login } from './login.ts'
import { resendCode } from './resend-code.ts'
import { signUp } from './sign-up.ts'

export function accountRoutes(app: Api, deps: Deps) {
  const { studentSessions, checkOrigin } = deps
  const { requireStudent, studentOf } = studentSessions
  const visitorOf = (request: FastifyRequest) => ({
    network: networkOf(request.ip),
    device: studentSessions.deviceOf(request),
  })

  app.route({
    ...contract.getCurrentUser,
    handler: async (request) => {
      const student = await studentSessions.current(request)
      if (!student) throw badRequest(contract.loginRequired)
      const { verifiedAt, tokenHash: _, ...known } = student
      return { ...present(known), isVerified: verifiedAt !== null }
    },
  })
  app.route({
    ...contract.login,
    handler: async (request, reply) => {
      const visitor = visitorOf(request)
      const token = await login(deps, request.body, visitor).catch((error: unknown) => {
        request.log.warn({ network: visitor.network }, 'student login refused')
        throw error
      })
      studentSessions.setCookie(reply, token)
      return { message: contract.userLoggedIn }
    },
  })
  app.route({
    ...contract.logout,
    // A GET that changes something: the origin rule of the other methods holds for it, too.
    onRequest: checkOrigin,
    handler: async (request, reply) => {
      await studentSessions.leave(request, reply)
      return { message: contract.userLoggedOut }
    },
  })
  app.route({
    ...contract.signUp,
    config: { file: { bytes: photoBytes, tooLarge: photoTooLarge } },
    handler: async (request, reply) => {
      const token = await signUp(deps, request.body, visitorOf(request))
      studentSessions.setCookie(reply, token)
      return reply.code(201).send({ message: contract.userRegistered })
    },
  })
  app.route({
    ...contract.verifyEmailOtp,
    onRequest: requireStudent,
    handler: async (request) => {
      await useCode(deps, studentOf(request)._id, request.body.otp)
      return { message: contract.emailVerified }
    },
  })
  app.route({
    ...contract.resendEmailOtp,
    onRequest: requireStudent,
    handler: async (request) => {
      await resendCode(deps, studentOf(request), request.body.email)
      return { message: contract.otpSent }
    },
  })
}
