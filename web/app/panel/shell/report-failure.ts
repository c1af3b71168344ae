import { ApiError } from 'contract/platform/client'
import { isSessionEnd } from './use-session-end'

/** Shows the server's reason, or `otherwise`. The end of a session shows the login form instead. */
export function reportFailure(
  error: unknown,
  show: (text: string) => void,
  otherwise: string,
): void {
  if (!isSessionEnd(error)) show((error instanceof ApiError && error.message) || otherwise)
}
