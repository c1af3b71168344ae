import type { CurrentAdmin } from 'contract/accounts/admin'
import { hasRight, mayUse, type Right } from 'contract/platform/roles'
import { createContext, useContext } from 'react'

/** Who is signed in to the panel. */
export const AccountContext = createContext<CurrentAdmin | undefined>(undefined)

/** What the account that is signed in may do. The server asks again; here it decides what is shown. */
export function useRights() {
  const account = useContext(AccountContext)
  if (!account) throw new Error('Nobody is signed in to the panel')
  return {
    account,
    /** Whether it is for some departments only. */
    isScoped: account.departments.length > 0,
    /** Whether it has a right on anything. */
    has: (right: Right) => hasRight(account, right),
    /** Whether it has a right on what belongs to a department, or to the whole college. */
    may: (right: Right, department: string | undefined) => mayUse(account, right, department),
  }
}
