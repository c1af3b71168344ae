import { Refusal } from 'contract/platform/client'
import { useRefreshAccount } from '#app/data/admin'
import { useRefused } from './use-refused'

const unauthorized = 401
const forbidden = 403

export function isSessionEnd(error: unknown): boolean {
  return error instanceof Refusal && error.status === unauthorized
}

/** Acts when any call is refused because the server knows no session of this administrator any more. */
export const useSessionEnd = (onEnd: () => void): void => useRefused(unauthorized, onEnd)

/** Asks what the account may do when it was refused what the panel had offered: somebody has given it another role since. */
export function useRightsKept(): void {
  const refreshAccount = useRefreshAccount()
  // What it may do is shown as it was known, until the next refusal.
  useRefused(forbidden, () => void refreshAccount().catch(() => undefined))
}
