import * as contract from 'contract/accounts/sign-up'
import { photoBytes, photoTooLarge } from 'contract/platform/pictures'
import { limitForms } from '../../platform/http/limit-forms.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { redeemCode } from './codes.ts'
import { correctUnverifiedEmail } from './correct-email.ts'
import type { StudentDeps } from './deps.ts'
import { resendCode } from './resend-code.ts'
import { createUnverifiedStudent } from './sign-up.ts'

/** Forms in memory at once: 128 MiB at most. */
const maxForms = 64

export function signUpRoutes(mount: Mount, deps: StudentDeps) {
  const { trustedNetworks, studentSessions } = deps

  mount(
    contract.signUp,
    async (request, { network }, reply) => {
      const visitor = { network, device: studentSessions.deviceOf(request) }
      const token = await createUnverifiedStudent(deps, request.body, visitor)
      studentSessions.setCookie(reply, token)
      return reply.code(201).send({ message: contract.userRegistered })
    },
    {
      onRequest: limitForms(maxForms),
      file: { bytes: photoBytes, tooLarge: photoTooLarge },
    },
  )
  mount(contract.verifyEmailOtp, async (request, student, reply) => {
    await redeemCode(deps, student, request.body.otp)
    const account = { kind: 'student', id: student._id } as const
    await trustedNetworks.markBrowser(reply, account, trustedNetworks.callerOf(request))
    return { message: contract.emailVerified }
  })
  mount(contract.resendEmailOtp, async (request, student) => {
    await resendCode(deps, student, request.body.email)
    return { message: contract.otpSent }
  })
  mount(contract.correctEmail, async (request, student) => {
    await correctUnverifiedEmail(deps, student, request.body.email)
    return { message: contract.otpSent }
  })
}
