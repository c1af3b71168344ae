import {
  type CreationOptions,
  challengeMinutes,
  type NewPasskeyForm,
  type RequestOptions,
  type UsedPasskeyForm,
} from 'contract/accounts/passkeys'
import { minuteMilliseconds } from 'contract/platform/durations'
import type { Config } from '../../platform/config/config.ts'
import type { PasskeyTable } from '../../platform/db/factor-tables.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ReadCollege } from '../../platform/db/read-college.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { createChallenges } from './challenges.ts'
import { type CredentialOwner, handleOf } from './credential-owner.ts'
import { algorithms, keyType, type Signed, verifyNew, verifyUse } from './passkey-answers.ts'
import { passkeysOf } from './passkey-rows.ts'

const timeout = challengeMinutes * minuteMilliseconds

type Settings = { db: Db; config: Config; college: ReadCollege; now: () => Date }

const credentialsOf = async (db: Db, owner: CredentialOwner) =>
  (await passkeysOf(db, owner)).map(({ credentialId: id }) => ({ id, type: keyType }) as const)

/** Address and name come from the configuration, never from request headers. `boundTo` limits a challenge to a purpose. */
export function createPasskeys({ db, config, college, now }: Settings) {
  const { origin, hostname } = new URL(config.publicUrl)
  const challenges = createChallenges({ db, now })
  const expected = (boundTo: string) => ({
    origin,
    hostname,
    isValid: (challenge: string) => challenges.isValid(challenge, boundTo),
  })

  return {
    async creationOptions(
      owner: CredentialOwner,
      name: string,
      boundTo: string,
    ): Promise<CreationOptions> {
      return {
        rp: { id: hostname, name: (await college()).name },
        user: { id: handleOf(owner), name, displayName: name },
        challenge: await challenges.make(boundTo),
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: keyType })),
        timeout,
        excludeCredentials: await credentialsOf(db, owner),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      }
    },
    /** Without `owner`, the device offers every passkey it has for this site. */
    async requestOptions(boundTo: string, owner?: CredentialOwner): Promise<RequestOptions> {
      return {
        challenge: await challenges.make(boundTo),
        rpId: hostname,
        timeout,
        allowCredentials: owner ? await credentialsOf(db, owner) : [],
        userVerification: 'required',
      }
    },
    verifyNew: (form: Omit<NewPasskeyForm, 'name'>, boundTo: string) =>
      verifyNew(form, expected(boundTo)),
    verifyUse: (
      form: UsedPasskeyForm,
      passkey: PasskeyTable,
      owner: CredentialOwner,
      boundTo: string,
    ) => verifyUse(form, passkey, owner, expected(boundTo)),
    spend: challenges.spend,
    /** Also stores the counter. False if it was used before or the passkey was deleted. */
    async use(trx: Trx, { passkey, challenge, counter, isSynced }: Signed) {
      const used = await trx
        .updateTable('passkeys')
        .set({ counter, isSynced: Number(isSynced), lastUsedAt: now().toISOString() })
        .where('_id', '=', passkey._id)
        // Two responses with the same counter mean a clone.
        .where((row) => row.or([row('counter', '<', counter), row('counter', '=', 0)]))
        .returning('_id')
        .executeTakeFirst()
      return used !== undefined && (await challenges.spend(trx, challenge))
    },
    find: (credentialId: string) =>
      db
        .selectFrom('passkeys')
        .selectAll()
        .where('credentialId', '=', credentialId)
        .executeTakeFirst(),
    cleanUp: challenges.cleanUp,
  }
}
export type Passkeys = ReturnType<typeof createPasskeys>
