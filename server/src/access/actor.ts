import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

declare const isConfirmed: unique symbol

/** Under what name something is noted. Only who may act has one; a plain text is none. */
export type ActorName = string & { readonly [isConfirmed]: true }

/**
 * Somebody who is signed in, as the guard of a route found them. Between the guard and the writing lies a whole upload,
 * so whatever is written asks again.
 */
export type Actor = {
  readonly email: string
  /**
   * Inside the transaction that writes: holds the session until it ends, so that a logout, a removal or a new password
   * comes wholly before or wholly after. Gives the name to be noted; rejects with 401 when the session is over.
   */
  readonly confirm: (trx: Transaction<Database>) => Promise<ActorName>
}

/**
 * For `confirm`, and for what is noted without a session: of somebody with a shell on the server, of the server itself,
 * and of the beginning and end of sessions.
 */
export const actorName = (name: string) => name as ActorName
