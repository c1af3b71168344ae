import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  CreationOptions,
  NewPasskeyForm,
  RequestOptions,
  UsedPasskeyForm,
} from 'contract/accounts/passkeys'

const userIsPresent = 0x01
const userIsVerified = 0x04
const mayBeSynced = 0x08
const isSynced = 0x10
const hasKey = 0x40

type Habits = {
  origin?: string
  /** Synced passkeys always report 0. */
  counts?: boolean
  /** User verification, by finger or PIN. */
  verifies?: boolean
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const numberOf = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A browser with one passkey, as in WebAuthn. */
export function aPasskey({
  origin = 'https://college.test',
  counts = false,
  verifies = true,
}: Habits = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = ''

  const clientDataOf = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, more: Buffer = Buffer.alloc(0)) => {
    const verified = verifies ? userIsVerified : 0
    const synced = counts ? 0 : mayBeSynced | isSynced
    const all = Buffer.from([flags | userIsPresent | verified | synced])
    return Buffer.concat([sha256(rpId), all, numberOf(counter), more])
  }

  return {
    id: id.toString('base64url'),
    count: (value: number) => {
      counter = value
    },
    create({ challenge, rp, user }: CreationOptions, name = 'Phone'): NewPasskeyForm {
      userHandle = user.id
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authenticatorData(rp.id, hasKey, attested))],
      ])
      return {
        name,
        id: id.toString('base64url'),
        clientDataJSON: clientDataOf('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      }
    },
    get({ challenge, rpId }: Pick<RequestOptions, 'challenge' | 'rpId'>): UsedPasskeyForm {
      if (counts) counter += 1
      const clientData = clientDataOf('webauthn.get', challenge)
      const data = authenticatorData(rpId, 0)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle && { userHandle }),
      }
    },
  }
}
