import type { CurrentAdmin } from 'contract/accounts/admin'
import { hasRight, mayUse, type Right } from 'contract/platform/roles'
import { createContext, useContext } from 'react'

export const AccountContext = createContext<CurrentAdmin | undefined>(undefined)

/** Decides what is shown; the server checks again. */
export function useRights() {
  const account = useContext(AccountContext)
  if (!account) throw new Error('Nobody is signed in to the panel')
  return {
    account,
    isScoped: account.departments.length > 0,
    has: (right: Right) => hasRight(account, right),
    may: (right: Right, department: string | undefined) => mayUse(account, right, department),
  }
}
