import { loginSuccessful } from 'contract/accounts/admin'
import * as contract from 'contract/accounts/admin-factors'
import { passkeyAdded, passkeyRemoved, passkeyRenamed } from 'contract/accounts/passkeys'
import type { Mount } from '../../platform/http/mount.ts'
import { createBrowserChallenges } from '../factors/browser-challenges.ts'
import { credentialOwnerOf, factorsOf } from '../factors/factors-of.ts'
import { clearFactorsOf } from './clear-factors.ts'
import type { StaffDeps } from './deps.ts'
import { logIn } from './log-in.ts'
import {
  addPasskeyOfAdmin,
  beginOwnApp,
  confirmOwnApp,
  removeOwnApp,
  removePasskeyOfAdmin,
  renamePasskeyOfAdmin,
  renewOwnCodes,
  requestPasskeyOfAdmin,
} from './own-factors.ts'
import { checkPasskey, stepUpOf, verifyOwnPasskey } from './passkey-login.ts'
import { completeSecondStep, createStepCookie } from './second-step.ts'

const loginOf = (browser: string) => `administrator login:${browser}`
const withCodes = (message: string, codes: string[] | undefined) => ({
  message,
  ...(codes && { codes }),
})

export function factorRoutes(mount: Mount, deps: StaffDeps) {
  signInRoutes(mount, deps)
  mount(contract.listFactors, (_, { _id }) => factorsOf(deps.db, _id))
  mount(contract.requestNewAdminPasskey, (_, actor) => requestPasskeyOfAdmin(deps, actor))
  mount(contract.addAdminPasskey, async ({ body }, actor) =>
    withCodes(passkeyAdded, await addPasskeyOfAdmin(deps, actor, body)),
  )
  mount(contract.renameAdminPasskey, async ({ params, body }, actor) => {
    await renamePasskeyOfAdmin(deps, actor, params.passkeyId, body.name)
    return { message: passkeyRenamed }
  })
  mount(contract.removeAdminPasskey, async ({ params }, actor) => {
    const name = await removePasskeyOfAdmin(deps, actor, params.passkeyId)
    return { message: passkeyRemoved(name) }
  })
  mount(contract.beginApp, (_, actor) => beginOwnApp(deps, actor))
  mount(contract.confirmApp, async ({ body }, actor) =>
    withCodes(contract.appOn, await confirmOwnApp(deps, actor, body.code)),
  )
  mount(contract.removeApp, async (_, actor) => {
    await removeOwnApp(deps, actor)
    return { message: contract.appRemoved }
  })
  mount(contract.renewRecoveryCodes, async (_, actor) => ({
    codes: await renewOwnCodes(deps, actor),
  }))
  mount(contract.clearFactors, async ({ params }, actor) => {
    await clearFactorsOf(deps, params._id, actor)
    return { message: contract.factorsCleared }
  })
}

function signInRoutes(mount: Mount, deps: StaffDeps) {
  const { config, trustedNetworks, passkeys } = deps
  const steps = createStepCookie(config)
  const browsers = createBrowserChallenges(config)

  mount(contract.verifySecondStep, async (request, { network }, reply) => {
    const given = { code: request.body.code, caller: trustedNetworks.callerOf(request) }
    const admin = await completeSecondStep(deps, steps, request, given).catch((error: unknown) => {
      request.log.warn({ network }, 'administrator login refused')
      throw error
    })
    steps.takeBack(reply)
    const account = await logIn(deps, { request, reply }, admin)
    return { message: loginSuccessful, account }
  })
  mount(contract.requestAdminPasskeyLogin, (request, _, reply) =>
    passkeys.requestOptions(loginOf(browsers.ask(request, reply))),
  )
  mount(contract.adminPasskeyLogin, async (request, { network }, reply) => {
    const boundTo = loginOf(browsers.answering(request))
    const given = { caller: trustedNetworks.callerOf(request), boundTo }
    const admin = await checkPasskey(deps, request.body, given).catch((error: unknown) => {
      request.log.warn({ network }, 'administrator login refused')
      throw error
    })
    const account = await logIn(deps, { request, reply }, admin)
    return { message: loginSuccessful, account }
  })
  mount(contract.requestStepUpPasskey, (_, actor) =>
    passkeys.requestOptions(stepUpOf(actor), credentialOwnerOf(actor._id)),
  )
  mount(contract.verifyPasskey, async (request, actor) => {
    await verifyOwnPasskey(deps, actor, request.body, trustedNetworks.callerOf(request))
    return { message: 'Verified' }
  })
}
