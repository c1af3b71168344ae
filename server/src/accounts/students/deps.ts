import type { PlatformDeps } from '../../platform/deps.ts'
import type { Passkeys } from '../factors/passkeys.ts'
import type { SignInProvider } from '../sign-in-provider/sign-in-provider.ts'
import type { StudentSessions } from './sessions.ts'
import type { SignInProofs } from './sign-in-proofs.ts'
import type { StudentData } from './student-data.ts'

export type StudentDeps = PlatformDeps & {
  studentSessions: StudentSessions
  passkeys: Passkeys
  signInProvider: SignInProvider
  signInProofs: SignInProofs
  studentData: StudentData
}
