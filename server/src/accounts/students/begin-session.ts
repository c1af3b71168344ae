import type { TranslationCode } from 'college/languages'
import { invalidLogin } from 'contract/accounts/account'
import type { TrustedNetworks } from '../../platform/access/trusted-networks.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { SessionStore } from '../../platform/http/session-store.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'

/** `epoch` at the time of the proof; a raised epoch invalidates it. */
export type ProvenStudent = { studentId: string; epoch: number }

export type Device = {
  userAgent: string
  earlierTokenHash: string | undefined
  network: string
  /** Of the page that somebody signs in on. */
  language: TranslationCode | null
}

/** Replaces the session that the browser had. */
export async function beginStudentSession(
  {
    store,
    trustedNetworks,
    now,
  }: { store: SessionStore; trustedNetworks: TrustedNetworks; now: () => Date },
  trx: Trx,
  { studentId, epoch }: ProvenStudent,
  { userAgent, earlierTokenHash, network, language }: Device,
): Promise<string> {
  // Also locks, on both engines.
  const account = await trx
    .updateTable('students')
    .set({ epoch, language })
    .where('_id', '=', studentId)
    .where('epoch', '=', epoch)
    .where('disabledAt', 'is', null)
    .returning('_id')
    .executeTakeFirst()
  if (!account) throw unauthorized(invalidLogin)
  await store.end(trx, earlierTokenHash)
  const token = newToken()
  const timestamp = now().toISOString()
  await trx
    .insertInto('studentSessions')
    .values({
      tokenHash: hashToken(token),
      studentId,
      userAgent,
      createdAt: timestamp,
      lastSeenAt: timestamp,
      confirmedAt: null,
    })
    .execute()
  await trustedNetworks.keepNetwork(trx, studentId, network)
  return token
}
