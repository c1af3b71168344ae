import type { NewPasskeyForm, UsedPasskeyForm } from 'contract/accounts/passkeys'
import type { PasskeyTable } from '../../platform/db/factor-tables.ts'
import { type CredentialOwner, handleOf } from './credential-owner.ts'
import type { NewPasskey } from './passkey-rows.ts'

/** Loaded on first use, because it takes 10 MB with its certificate parsers. */
const webAuthn = () => import('@simplewebauthn/server')

/** COSE: EdDSA, ES256 and RS256; every authenticator supports one of them. */
export const algorithms = [-8, -7, -257]
export const keyType = 'public-key'

export type Expected = {
  origin: string
  hostname: string
  isValid: (challenge: string) => Promise<boolean>
}

/** Spend the challenge in the transaction that the passkey authorises. */
export type Signed = {
  passkey: PasskeyTable
  challenge: string
  counter: number
  isSynced: boolean
}

// The library throws for invalid input.
const rejected = { verified: false, registrationInfo: undefined, authenticationInfo: undefined }

function challengeIn(clientDataJSON: string): string {
  const text = Buffer.from(clientDataJSON, 'base64url').toString()
  const { challenge }: { challenge: unknown } = JSON.parse(text)
  return String(challenge)
}

/** We ask for no attestation: browsers then send none, or the passkey's own signature (WebAuthn §5.1.3). */
const plainFormats: readonly unknown[] = ['none', 'packed']

/** To learn whether a certificate was revoked, the library would ask an address that the certificate names. */
async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  )
  return (
    !plainFormats.includes(attestation.get('fmt')) ||
    attestation.get('attStmt').get('x5c') !== undefined
  )
}

/** Undefined if anything is invalid. */
export async function verifyNew(
  { id, clientDataJSON, attestationObject, transports }: Omit<NewPasskeyForm, 'name'>,
  { origin, hostname, isValid }: Expected,
): Promise<(NewPasskey & { challenge: string }) | undefined> {
  if (await hasCertificates(attestationObject).catch(() => true)) return undefined
  const response = { clientDataJSON, attestationObject, transports }
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, type: keyType, clientExtensionResults: {}, response },
    expectedChallenge: isValid,
    expectedOrigin: origin,
    expectedRPID: hostname,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => rejected)
  if (!registrationInfo) return undefined
  const { credential, credentialBackedUp: isSynced } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    isSynced,
    challenge: challengeIn(clientDataJSON),
  }
}

/** Undefined if anything is invalid or the counter went back, as a cloned key's does. Synced passkeys always report 0. */
export async function verifyUse(
  { id, userHandle, ...response }: UsedPasskeyForm,
  passkey: PasskeyTable,
  owner: CredentialOwner,
  { origin, hostname, isValid }: Expected,
): Promise<Signed | undefined> {
  if (userHandle !== undefined && userHandle !== handleOf(owner)) return undefined
  const { publicKey, counter } = passkey
  const { verifyAuthenticationResponse } = await webAuthn()
  const { authenticationInfo, verified } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: keyType, clientExtensionResults: {}, response },
    expectedChallenge: isValid,
    expectedOrigin: origin,
    expectedRPID: hostname,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => rejected)
  if (!verified || !authenticationInfo) return undefined
  return {
    passkey,
    challenge: challengeIn(response.clientDataJSON),
    counter: authenticationInfo.newCounter,
    isSynced: authenticationInfo.credentialBackedUp,
  }
}
