import * as z from 'zod/mini'
import { cleanLine, instant } from '../platform/endpoint.ts'

export const challengeMinutes = 5
export const maxPasskeys = 10

export const passkeyAdded = 'Passkey added'
export const passkeyRenamed = 'Passkey renamed'
export const passkeyRemoved = (name: string) => `Passkey “${name}” removed`
export const passkeyNotFound = 'This passkey no longer exists'
export const tooManyPasskeys = `You can have up to ${maxPasskeys} passkeys. Remove one first.`
export const passkeyNotAccepted = 'The passkey could not be added. Please try again.'
export const passkeyKnown = 'You’ve already added this passkey'
export const passkeyRejected =
  'This passkey doesn’t match an account here. Try another one, or use your password.'

const base64url = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .check(
      z.regex(/^[\w-]+$/, `${label} must be base64url`),
      z.maxLength(max, `${label} is too long`),
    )

export const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: instant,
  lastUsedAt: z.optional(instant),
})
export type Passkey = z.infer<typeof passkey>

const keyType = z.literal('public-key')
const credential = z.object({ id: z.string(), type: keyType })

/** WebAuthn `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: keyType })),
  timeout: z.number(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof creationOptions>

/** WebAuthn `PublicKeyCredentialRequestOptionsJSON`. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(credential),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof requestOptions>

export const passkeyName = cleanLine('Name', 60)

export const newPasskeyForm = z.object({
  name: passkeyName,
  id: base64url('id', 1_500),
  clientDataJSON: base64url('clientDataJSON', 4_000),
  attestationObject: base64url('attestationObject', 20_000),
  transports: z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10)),
})
export type NewPasskeyForm = z.infer<typeof newPasskeyForm>

export const usedPasskeyForm = z.object({
  id: base64url('id', 1_500),
  clientDataJSON: base64url('clientDataJSON', 4_000),
  authenticatorData: base64url('authenticatorData', 4_000),
  signature: base64url('signature', 8_000),
  /** Some security keys leave it out when asked for one account's keys. */
  userHandle: z.optional(base64url('userHandle', 100)),
})
export type UsedPasskeyForm = z.infer<typeof usedPasskeyForm>

export const renamePasskeyForm = z.object({ name: passkeyName })
export const passkeyParams = z.object({
  passkeyId: z.string().check(z.maxLength(64, passkeyNotFound)),
})
