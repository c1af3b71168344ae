import { ApiError } from 'contract/platform/client'
import { isSessionEnd } from './use-session-end'

/** Where there is no answer, and nothing more exact to say. */
export const actionFailed = 'Something went wrong. Check your connection and try again.'

/** Shows the server's reason, or `otherwise`. The end of a session shows the login form instead. */
export function reportFailure(
  error: unknown,
  show: (text: string) => void,
  otherwise = actionFailed,
): void {
  if (!isSessionEnd(error)) show((error instanceof ApiError && error.message) || otherwise)
}
