import type { CurrentAdmin } from 'contract/accounts/admin'
import type { ContentEntry } from 'contract/content/calls'
import { rightOn } from 'contract/content/entry-right'
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
    /** Of an entry or a translation. */
    mayOn: (entry: Pick<ContentEntry, 'sourceId' | 'department'>, right: Right) =>
      mayUse(account, rightOn(entry, right), entry.department),
  }
}
