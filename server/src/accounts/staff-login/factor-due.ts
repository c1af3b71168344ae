import type { CurrentAdmin } from 'contract/accounts/admin'
import { dayMilliseconds } from 'contract/platform/durations'
import { factorGraceDays, needsFactor } from 'contract/platform/roles'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { AdminTable } from '../../platform/db/staff-tables.ts'

const graceMilliseconds = factorGraceDays * dayMilliseconds

/** Recovery codes alone don't count. */
export const hasFactor = ({ or, exists, selectFrom }: ExpressionBuilder<Database, 'admins'>) =>
  or([
    exists(selectFrom('passkeys').select('passkeys._id').whereRef('adminId', '=', 'admins._id')),
    exists(
      selectFrom('authenticatorApps')
        .select('authenticatorApps.adminId')
        .whereRef('authenticatorApps.adminId', '=', 'admins._id')
        .where('confirmedAt', 'is not', null),
    ),
  ])

type Account = Pick<AdminTable, 'role' | 'roleSince'> & {
  /** SQLite returns 1 or 0. */
  hasFactor: unknown
}

/** Undefined if the account has a factor or needs none. */
export function factorDueOf(
  { role, roleSince, hasFactor: has }: Account,
  { isDeployed, now }: { isDeployed: boolean; now: Date },
): CurrentAdmin['factorDue'] {
  if (!isDeployed || !needsFactor(role) || has) return undefined
  const by = new Date(Date.parse(roleSince) + graceMilliseconds)
  return { by: by.toISOString(), isOver: by <= now }
}
