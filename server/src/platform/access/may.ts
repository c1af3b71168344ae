import type { Endpoint } from 'contract/platform/endpoint'
import { hasRight, isRight, mayUse, noRight, type Right } from 'contract/platform/roles'
import { forbidden } from '../errors.ts'
import type { Actor, Administrator, SteppingUp, Student, Visitor } from './actor.ts'

export type AccessRule = Pick<Endpoint, 'access' | 'stepUp'>

type Actors = {
  everyone: Visitor
  'student or visitor': Student | Visitor
  student: Student
} & Record<Right, Administrator>

export type ActorOf<E extends AccessRule> = E extends { stepUp: true }
  ? SteppingUp
  : Actors[E['access']]

/**
 * Students can only make student calls, and services limit them to their own rows by id. Administrators need the right that the
 * call names; services check its scope with `requireRight`.
 */
export function may<E extends AccessRule>(actor: Actor, { access }: E): actor is ActorOf<E> {
  if (isRight(access)) return actor.kind === 'administrator' && hasRight(actor, access)
  return access === 'everyone' || access === 'student or visitor' || actor.kind === access
}

/** Rejects with 403 if the right does not cover this department. */
export function requireRight(
  actor: Administrator,
  right: Right,
  department: string | undefined,
): void {
  if (!mayUse(actor, right, department)) throw forbidden(noRight)
}
