import { ApiError } from 'contract/platform/client'
import { useRefreshAccount } from '#app/data/admin'
import { useRejectedFields } from './use-rejected-fields'

const unauthorized = 401
const forbidden = 403

export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === unauthorized
}

/** On 401. */
export const useSessionEnd = (onEnd: () => void): void => useRejectedFields(unauthorized, onEnd)

/** On 403: the account's role has changed. */
export function useRightsCheck(): void {
  const refreshAccount = useRefreshAccount()
  // On failure the old rights stay until the next 403.
  useRejectedFields(forbidden, () => void refreshAccount().catch(() => undefined))
}
