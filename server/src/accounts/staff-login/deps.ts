import type { PlatformDeps } from '../../platform/deps.ts'
import type { AuthenticatorApps } from '../factors/authenticator-apps.ts'
import type { Passkeys } from '../factors/passkeys.ts'
import type { AdminSessions } from './sessions.ts'

export type StaffDeps = PlatformDeps & {
  adminSessions: AdminSessions
  passkeys: Passkeys
  authenticatorApps: AuthenticatorApps
}
