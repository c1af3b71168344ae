import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from 'contract/accounts/admin-factors'
import type { Trx } from '../../platform/db/schema.ts'
import { hashToken } from '../../platform/tokens.ts'

/** No lookalikes. 16 letters are 80 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789'
const groups = 4
const groupLength = 4

const hashOf = (adminId: string, code: string) =>
  hashToken(`${adminId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)

const newCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** Replaces all codes. Only hashes are stored. */
export async function renewCodes(trx: Trx, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await trx.deleteFrom('recoveryCodes').where('adminId', '=', adminId).execute()
  const rows = codes.map((code) => ({ adminId, codeHash: hashOf(adminId, code) }))
  await trx.insertInto('recoveryCodes').values(rows).execute()
  return codes
}

/** False if the code is wrong or used. */
export async function useUpCode(trx: Trx, adminId: string, code: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('recoveryCodes')
    .where('adminId', '=', adminId)
    .where('codeHash', '=', hashOf(adminId, code))
    .returning('adminId')
    .executeTakeFirst()
  return used !== undefined
}
