import * as z from 'zod/mini'
import {
  type Endpoint,
  failures,
  instant,
  messageBody,
  requiredText,
} from '../platform/endpoint.ts'
import { plainDigits } from '../platform/plain-digits.ts'
import { currentAdmin } from './admin.ts'
import {
  creationOptions,
  newPasskeyForm,
  passkey,
  passkeyParams,
  renamePasskeyForm,
  requestOptions,
  usedPasskeyForm,
} from './passkeys.ts'

const factorCode = requiredText('Code', 40).check(z.overwrite(plainDigits))

export const secondStepMinutes = 5
export const recoveryCodeCount = 10

export const secondStepNeeded = 'Confirm with your second factor'
export const secondStepOver = 'That took too long. Please sign in again.'
export const wrongCode = 'This code is wrong or has been used. Enter the current one.'
export const wrongFirstCode =
  'This code is wrong. Check that your phone sets its time automatically, then enter the current code.'
export const appOn = 'Authenticator app added'
export const appRemoved = 'Authenticator app removed'
export const appAlreadyOn = 'You already have an authenticator app. Remove it first.'
export const appNotFound = 'There is no authenticator app to remove'
export const appNotBegun = 'This setup has expired. Please start again.'
export const lastFactorRequired =
  'You’re the only owner who can sign in, so you can’t remove your last second factor. Add another one first.'
export const factorsCleared = 'Second factors removed. The account is signed out everywhere.'

const access = 'own account'
const url = '/api/admin/account'
const stepUp = true

export const factors = z.object({
  passkeys: z.array(passkey),
  appSince: z.optional(instant),
  codesLeft: z.number(),
})
export type Factors = z.infer<typeof factors>

const enteredBody = z.extend(messageBody, { account: currentAdmin })

/** Recovery codes are shown once. The first factor comes with a set of them. */
const addedBody = z.extend(messageBody, { codes: z.optional(z.array(z.string())) })

export const verifySecondStep = {
  method: 'POST',
  url: '/api/admin/login/second-step',
  access: 'everyone',
  summary: 'Complete the sign-in with an authenticator code or a recovery code',
  body: z.object({ code: factorCode }),
  response: { 200: enteredBody, ...failures(401, 403, 429) },
} as const satisfies Endpoint

export const requestAdminPasskeyLogin = {
  method: 'GET',
  url: '/api/admin/login/passkey',
  access: 'everyone',
  summary: 'Get the passkey options for administrator sign-in',
  response: { 200: requestOptions },
} as const satisfies Endpoint

export const adminPasskeyLogin = {
  method: 'POST',
  url: '/api/admin/login/passkey',
  access: 'everyone',
  summary: 'Sign an administrator in with a passkey, without a password; sets the session cookie',
  body: usedPasskeyForm,
  response: { 200: enteredBody, ...failures(401, 403, 429) },
} as const satisfies Endpoint

export const listFactors = {
  method: 'GET',
  url: `${url}/factors`,
  access,
  summary: 'List the administrator’s second factors',
  response: { 200: factors },
} as const satisfies Endpoint

export const requestNewAdminPasskey = {
  method: 'POST',
  url: `${url}/passkeys/options`,
  access,
  stepUp,
  summary: 'Get the options for creating a passkey',
  response: { 200: creationOptions, ...failures(415) },
} as const satisfies Endpoint

export const addAdminPasskey = {
  method: 'POST',
  url: `${url}/passkeys`,
  access,
  summary: 'Add a passkey to the administrator’s account',
  body: newPasskeyForm,
  response: { 200: addedBody },
} as const satisfies Endpoint

export const renameAdminPasskey = {
  method: 'PUT',
  url: `${url}/passkeys/:passkeyId`,
  access,
  summary: 'Rename one of the administrator’s passkeys',
  params: passkeyParams,
  body: renamePasskeyForm,
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint

export const removeAdminPasskey = {
  method: 'DELETE',
  url: `${url}/passkeys/:passkeyId`,
  access,
  stepUp,
  summary: 'Remove one of the administrator’s passkeys',
  params: passkeyParams,
  response: { 200: messageBody, ...failures(400, 404, 409) },
} as const satisfies Endpoint

export const beginApp = {
  method: 'POST',
  url: `${url}/app`,
  access,
  stepUp,
  summary: 'Start setting up an authenticator app; the first correct code turns it on',
  response: { 200: z.object({ secret: z.string(), uri: z.string() }), ...failures(409, 415) },
} as const satisfies Endpoint

export const confirmApp = {
  method: 'POST',
  url: `${url}/app/code`,
  access,
  summary: 'Turn the authenticator app on with its first code',
  body: z.object({ code: factorCode }),
  response: { 200: addedBody, ...failures(429) },
} as const satisfies Endpoint

export const removeApp = {
  method: 'DELETE',
  url: `${url}/app`,
  access,
  stepUp,
  summary: 'Remove the authenticator app',
  response: { 200: messageBody, ...failures(404, 409) },
} as const satisfies Endpoint

export const renewRecoveryCodes = {
  method: 'POST',
  url: `${url}/recovery-codes`,
  access,
  stepUp,
  summary: 'Create ten new recovery codes, shown only once; the old ones stop working',
  response: { 200: z.object({ codes: z.array(z.string()) }), ...failures(415) },
} as const satisfies Endpoint

export const clearFactors = {
  method: 'DELETE',
  url: '/api/admin/accounts/:_id/factors',
  access: 'manage accounts',
  stepUp,
  summary:
    'Remove all second factors of another account, for example after a lost phone; signs it out everywhere',
  params: z.object({ _id: z.string().check(z.maxLength(64)) }),
  response: { 200: messageBody, ...failures(404, 409) },
} as const satisfies Endpoint

export const requestStepUpPasskey = {
  method: 'GET',
  url: '/api/admin/verify-passkey',
  access,
  summary: 'Get the passkey options for confirming a deletion without the password',
  response: { 200: requestOptions },
} as const satisfies Endpoint

export const verifyPasskey = {
  method: 'POST',
  url: '/api/admin/verify-passkey',
  access,
  summary: 'Confirm a deletion with a passkey instead of the password',
  body: usedPasskeyForm,
  response: { 200: messageBody, ...failures(429) },
} as const satisfies Endpoint
