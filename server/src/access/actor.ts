import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

declare const isConfirmed: unique symbol

/** Under what name something is noted. Only who may act has one; a plain text is none. */
export type ActorName = string & { readonly [isConfirmed]: true }

/**
 * For `confirm`, and for what is noted without a session: of somebody with a shell on the server, of the server itself,
 * and of the beginning and end of sessions.
 */
export const actorName = (name: string) => name as ActorName

/** Somebody of whom nothing is known, or asked. */
export type Visitor = {
  readonly kind: 'visitor'
  /** See `http/network`. */
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
   * comes wholly before or wholly after. Gives the name to be noted; rejects with 401 when the session is over.
   */
  readonly confirm: (trx: Transaction<Database>) => Promise<ActorName>
}

export type Student = SignedIn & {
  readonly kind: 'student'
  readonly name: string
  readonly mobileNumber: string | null
  readonly profilePhoto: string | null
  readonly verifiedAt: string | null
}

export type Administrator = SignedIn & {
  readonly kind: 'administrator'
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
