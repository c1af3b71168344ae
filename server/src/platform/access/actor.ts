import type { CurrentAdmin } from 'contract/accounts/admin'
import type { Holder, Role } from 'contract/platform/roles'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

const isConfirmed = Symbol('confirmed')

/** Who has been asked again where it is written, and may be noted to have done it. A plain name is none. */
export type Confirmed = {
  readonly name: string
  /** Of an administrator. */
  readonly role: Role | undefined
  readonly [isConfirmed]: true
}

/**
 * For `confirm`, and for what is noted without a session: of somebody with a shell on the server, of the server itself,
 * and of the beginning and end of sessions.
 */
export const confirmedAs = (name: string, role?: Role): Confirmed => ({
  name,
  role,
  [isConfirmed]: true,
})

/** Somebody of whom nothing is known, or asked. */
export type Visitor = {
  readonly kind: 'visitor'
  /** See `platform/http/network`. */
  readonly network: string
}

/**
 * Somebody who is signed in, as the guard of a route found them. Between the guard and the writing lies a whole upload,
 * so whatever is written asks again.
 */
type SignedIn = {
  readonly _id: string
  readonly email: string
  readonly network: string
  /** Of the session's token. */
  readonly tokenHash: string
  /**
   * Inside the transaction that writes: holds the session until it ends, so that a logout, a removal or a new password
   * comes wholly before or wholly after. Gives who is to be noted; rejects with 401 when the session is over.
   */
  readonly confirm: (trx: Transaction<Database>) => Promise<Confirmed>
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
    /** Empty where nobody has said it. */
    readonly name: string
    /** Whose public profile is the own one. */
    readonly memberId: string | null
    /** There where the role needs a second factor that the account has not. */
    readonly factorDue: CurrentAdmin['factorDue']
    /** That the password was right for, when the session began. */
    readonly passwordHash: string
  }

/** An administrator in a call that the contract wants the password for once more. */
export type SteppingUp = Administrator & {
  /** Uses up, with what it was entered for, that the password was entered again. Rejects with 403 when it was not. */
  readonly takeStepUp: (trx: Transaction<Database>) => Promise<void>
}

/** Who makes a call. */
export type Actor = Visitor | Student | Administrator
