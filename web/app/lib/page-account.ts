import { accountHeader } from 'contract/accounts/account-header'

let pageAccount: string | undefined

/** Whose page this is. The server rejects its changes once somebody else has signed in in this browser. */
export function setPageAccount(_id: string | undefined): void {
  pageAccount = _id
}

export const isOfSomebodyElse = (_id: string): boolean =>
  pageAccount !== undefined && pageAccount !== _id

export const accountHeaders = (): Record<string, string> =>
  pageAccount ? { [accountHeader]: pageAccount } : {}
