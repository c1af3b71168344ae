import { Refusal } from 'contract/platform/client'
import { useRefreshAccount } from '#app/data/admin'
import { useRefused } from './use-refused'

const unauthorized = 401
const forbidden = 403

export function isSessionEnd(error: unknown): boolean {
  return error instanceof Refusal && error.status === unauthorized
}

/** On 401. */
export const useSessionEnd = (onEnd: () => void): void => useRefused(unauthorized, onEnd)

/** On 403: the account's role has changed. */
export function useRightsKept(): void {
  const refreshAccount = useRefreshAccount()
  // On failure the old rights stay until the next 403.
  useRefused(forbidden, () => void refreshAccount().catch(() => undefined))
}
