import { createHash } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { verifyNew } from './passkey-answers.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const sha256 = (text: string) => createHash('sha256').update(text).digest()

const clientData =
  '{"type":"webauthn.create","challenge":"YQ","origin":"https://college.test","crossOrigin":false}'
const [x, y] = [
  '2-u80ynhSknKnrOrxSAcGK0Cca4KTKccS1zxEWe2RWw',
  'ql3hiK6K9q_f7pdEBiKMqQ_8YW8kN8x3PQqnAc4Q6G0',
].map(bytes)

/** Of the key above and `clientData`, issued by `issuer`; names a list of revoked certificates at 127.0.0.1. */
const certificate = [
  'MIIBezCCASGgAwIBAgIBAjAKBggqhkjOPQQDAjAMMQowCAYDVQQDEwFyMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAw',
  'WjAMMQowCAYDVQQDEwFsMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE2-u80ynhSknKnrOrxSAcGK0Cca4KTKccS1zxEWe2RWyq',
  'XeGIror2r9_ul0QGIoypD_xhbyQ3zHc9CqcBzhDobaNyMHAwRAYKKwYBBAHWeQIBEQQ2MDQCAQEKAQACAQEKAQAEIIwsGZxXudWr',
  'urfkacCUGwyGHS97KhAdBawa-fvwwNSKBAAwADAAMCgGA1UdHwQhMB8wHaAboBmGF2h0dHA6Ly8xMjcuMC4wLjE6OS9saXN0MAoG',
  'CCqGSM49BAMCA0gAMEUCIF8-KjRrFrvmPSR22rHGzAbxOOECnu9KhvQmzEeT3yY_AiEAjVTu0_E7zu0P_QE0p424gKrsBMVqpvSY',
  'YnxtLMAH1gI',
].join('')
const issuer = [
  'MIIBGTCBv6ADAgECAgEBMAoGCCqGSM49BAMCMAwxCjAIBgNVBAMTAXIwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBa',
  'MAwxCjAIBgNVBAMTAXIwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAT8DEtKI6IBfhZY9HLlGPDsIsf3ev4RUebhc6rbEhzrlZ4h',
  'F_4Bz_wLtTiCiQeQo1ZbnHR1eQZID6hKi-FaHHugoxAwDjAMBgNVHRMEBTADAQH_MAoGCCqGSM49BAMCA0kAMEYCIQCdS45negY5',
  'rzA6thAgldHwRzXO0U_xxXzjsfi_lKYUiwIhAIGa2iI1m17HF1WS_MbshABp4fRzQ_hfjBirHArQEq73',
].join('')

function attestationOf(fmt: string, statement: Map<string, unknown>): string {
  const key = isoCBOR.encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, x],
      [-3, y],
    ]) as Map<number, number>,
  )
  const flags = 0x45
  const authData = Buffer.concat([
    ...[sha256('college.test'), Buffer.from([flags]), Buffer.alloc(4)],
    ...[Buffer.alloc(16), Buffer.from([0, 1, 7]), key],
  ])
  const all = new Map<string, unknown>([
    ['fmt', fmt],
    ['attStmt', statement],
    ['authData', new Uint8Array(authData)],
  ])
  return Buffer.from(isoCBOR.encode(all as Map<string, string>)).toString('base64url')
}

const verify = (attestationObject: string) =>
  verifyNew(
    {
      id: Buffer.from([7]).toString('base64url'),
      clientDataJSON: Buffer.from(clientData).toString('base64url'),
      attestationObject,
      transports: [],
    },
    { origin: 'https://college.test', hostname: 'college.test', isValid: async () => true },
  )

test('a new passkey may not bring certificates, which would name addresses to ask', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('not there'))
  onTestFinished(() => asked.mockRestore())
  const statement = new Map<string, unknown>([
    ['x5c', [certificate, issuer].map(bytes)],
    ['sig', new Uint8Array(8)],
    ['alg', -7],
  ])

  expect(await verify(attestationOf('none', new Map()))).toMatchObject({ credentialId: 'Bw' })
  for (const fmt of ['android-key', 'apple', 'packed', 'tpm', 'fido-u2f', 'constructor'])
    expect([fmt, await verify(attestationOf(fmt, statement))]).toEqual([fmt, undefined])
  expect(asked).not.toHaveBeenCalled()
})
