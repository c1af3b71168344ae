import * as contract from 'contract/accounts/account'
import { isEmailAddress } from 'contract/platform/email'
import { truncateTo } from 'contract/platform/shorten'
import { isBlank } from 'contract/platform/visible-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { unauthorized } from '../../platform/errors.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { ownOrigins } from '../../platform/http/origin-check.ts'
import type { Identity } from '../sign-in-provider/sign-in-provider.ts'
import type { StudentDeps } from './deps.ts'
import { logInByGoogle } from './google-login.ts'
import { countStudentAttempt } from './limits.ts'
import { popupHeaders, popupPage } from './popup-page.ts'

const failed = { status: 'failed', message: contract.googleLoginFailed } as const

const maxNameLength = 100
const maxPhotoUrlLength = 2_000

function profileOf({ name: given, email, picture }: Identity) {
  // Well-formed, because providers cut names in the middle of an emoji.
  const line = given
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  const visible = isBlank(line) ? (email.split('@')[0] ?? email) : line
  const name = truncateTo(visible, maxNameLength)
  return { name, email, profilePhoto: picture.length <= maxPhotoUrlLength ? picture : '' }
}

export function googleRoutes(mount: Mount, deps: StudentDeps) {
  const { config, attempts, trustedNetworks, signInProvider, signInProofs, studentSessions } = deps
  const own = ownOrigins(config)

  /** Always the public address, except for the names of a local machine. */
  const originOf = ({ headers }: FastifyRequest) => {
    const requested = `http://${headers.host}`
    return !config.isDeployed && own.has(requested) ? requested : config.publicUrl
  }
  const end = async (reply: FastifyReply, status: number, result: contract.GoogleSignInStatus) => {
    const { name } = await deps.college()
    return reply.code(status).headers(popupHeaders).send(popupPage(result, name))
  }

  mount(contract.startGoogleLogin, async (request, { network }, reply) => {
    await countStudentAttempt(attempts, network)
    try {
      const { url, ...started } = await signInProvider.begin(originOf(request))
      await signInProofs.begin(reply, started)
      return reply.redirect(url)
    } catch (error) {
      // A person sees this, so it is a page, which also notifies its opener.
      request.log.error({ message: String(error) }, 'identity provider not available')
      return end(reply, 503, failed)
    }
  })
  mount(contract.finishGoogleLogin, async (request, _, reply) => {
    const { search, searchParams } = new URL(request.url, config.publicUrl)
    const started = await signInProofs.takeStart(request, searchParams.get('state'))
    if (!started) return end(reply, 401, failed)
    if (searchParams.get('error') === 'access_denied') {
      return end(reply, 200, { status: 'cancelled' })
    }
    try {
      const identity = await signInProvider.finish(originOf(request), search, started)
      if (!identity.isEmailVerified || !isEmailAddress(identity.email))
        return end(reply, 401, failed)
      await signInProofs.prove(reply, identity)
      return end(reply, 200, { status: 'signed-in', ...profileOf(identity) })
    } catch (failure) {
      request.log.warn({ message: String(failure) }, 'third-party sign-in failed')
      return end(reply, 401, failed)
    }
  })
  mount(contract.googleLogin, async (request, { network }, reply) => {
    await countStudentAttempt(attempts, network)
    const proof = await signInProofs.takeProof(request, reply)
    if (!proof) {
      request.log.warn({ network }, 'third-party login without a proof')
      throw unauthorized(contract.googleLoginFailed)
    }
    const device = studentSessions.deviceOf(request)
    const { token, studentId } = await logInByGoogle(deps, request.body, proof, device)
    studentSessions.setCookie(reply, token)
    const account = { kind: 'student', id: studentId } as const
    await trustedNetworks.markBrowser(reply, account, trustedNetworks.callerOf(request))
    return { message: contract.googleLoginSuccessful }
  })
}
