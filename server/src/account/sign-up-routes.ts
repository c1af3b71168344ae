import { photoBytes, photoTooLarge } from 'contract/pictures'
import * as contract from 'contract/sign-up'
import type { Api, Deps } from '../deps.ts'
import { limitForms } from '../http/limit-forms.ts'
import { networkOf } from '../http/network.ts'
import { redeemCode } from './codes.ts'
import { resendCode } from './resend-code.ts'
import { signUp } from './sign-up.ts'

/** Sign-ups that are read at once: 128 MiB at most. */
const mostForms = 64

/** Registration, and the code that proves the email. */
export function signUpRoutes(app: Api, deps: Deps) {
  const { places, studentSessions } = deps
  const { requireStudent, studentOf, deviceOf } = studentSessions

  app.route({
    ...contract.signUp,
    onRequest: limitForms(mostForms),
    config: { file: { bytes: photoBytes, tooLarge: photoTooLarge } },
    handler: async (request, reply) => {
      const visitor = { network: networkOf(request.ip), device: deviceOf(request) }
      const token = await signUp(deps, request.body, visitor)
      studentSessions.setCookie(reply, token)
      return reply.code(201).send({ message: contract.userRegistered })
    },
  })
  app.route({
    ...contract.verifyEmailOtp,
    onRequest: requireStudent,
    handler: async (request, reply) => {
      const student = studentOf(request)
      await redeemCode(deps, student, request.body.otp)
      await places.markBrowser(
        reply,
        { kind: 'student', id: student._id },
        places.callerOf(request),
      )
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
