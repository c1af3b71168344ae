import type { CurrentAdmin } from 'contract/accounts/admin'
import type { Holder, Role } from 'contract/platform/roles'
import type { Trx } from '../db/schema.ts'

const isConfirmed = Symbol('confirmed')

/**
 * Proof that permission was checked again inside the writing transaction, and who goes into the activity log. A plain name is
 * not accepted.
 */
export type Confirmed = {
  readonly name: string
  readonly role: Role | undefined
  readonly [isConfirmed]: true
}

/** For `confirm`, and for entries without a session: the command line, the server itself, logins and logouts. */
export const confirmedAs = (name: string, role?: Role): Confirmed => ({
  name,
  role,
  [isConfirmed]: true,
})

export type Visitor = {
  readonly kind: 'visitor'
  readonly network: string
}

/** The user as a route's guard found them. A whole upload may pass between the guard and the write, so writes check again. */
type SignedIn = {
  readonly _id: string
  readonly email: string
  readonly network: string
  readonly tokenHash: string
  /**
   * Call inside the writing transaction: locks the session, so that a logout, removal or new password comes wholly before or
   * after. Rejects with 401 if the session has ended.
   */
  readonly confirm: (trx: Trx) => Promise<Confirmed>
}

export type Student = SignedIn & {
  readonly kind: 'student'
  readonly name: string
  readonly mobileNumber: string | null
  readonly profilePhoto: string | null
  readonly verifiedAt: string | null
}

export type Administrator = SignedIn &
  Readonly<Holder> & {
    readonly kind: 'administrator'
    readonly name: string
    readonly memberId: string | null
    /** Set if the role needs a second factor that the account lacks. */
    readonly factorDue: CurrentAdmin['factorDue']
    /** The hash that the password matched when the session began. */
    readonly passwordHash: string
  }

export type SteppingUp = Administrator & {
  /** Consumes the step-up in the same transaction. Rejects with 403 without one. */
  readonly useStepUp: (trx: Trx) => Promise<void>
}

export type Actor = Visitor | Student | Administrator
