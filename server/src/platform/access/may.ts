import type { Endpoint } from 'contract/platform/endpoint'
import { hasRight, isRight, mayUse, noRight, type Right } from 'contract/platform/roles'
import { forbidden } from '../http/errors.ts'
import type { Actor, Administrator, SteppingUp, Student, Visitor } from './actor.ts'

/** What the contract says of a call's users. */
export type Asked = Pick<Endpoint, 'access' | 'stepUp'>

type Actors = {
  everyone: Visitor
  'student or visitor': Student | Visitor
  student: Student
} & Record<Right, Administrator>

/** Who is let through to a call. */
export type ActorOf<E extends Asked> = E extends { stepUp: true } ? SteppingUp : Actors[E['access']]

/**
 * Who may make a call: what is for students is for nobody else, and students reach only what is their own, as their services
 * find it by the student's id. Administrators need the right that the call names; on what they may use it, services ask
 * by `requireRight`.
 */
export function may<E extends Asked>(actor: Actor, { access }: E): actor is ActorOf<E> {
  if (isRight(access)) return actor.kind === 'administrator' && hasRight(actor, access)
  return access === 'everyone' || access === 'student or visitor' || actor.kind === access
}

/** Rejects with 403 when an administrator may not use a right on what belongs to a department, or to none. */
export function requireRight(
  actor: Administrator,
  right: Right,
  department: string | undefined,
): void {
  if (!mayUse(actor, right, department)) throw forbidden(noRight)
}
