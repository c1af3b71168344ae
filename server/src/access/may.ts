import type { Endpoint } from 'contract/endpoint'
import type { Actor, Administrator, SteppingUp, Student, Visitor } from './actor.ts'

/** What the contract says of a call's users. */
export type Asked = Pick<Endpoint, 'access' | 'stepUp'>

type Actors = {
  everyone: Visitor
  'student or visitor': Student | Visitor
  student: Student
  administrator: Administrator
}

/** Who is let through to a call. */
export type ActorOf<E extends Asked> = E extends { stepUp: true } ? SteppingUp : Actors[E['access']]

/**
 * Who may do what: what is for students or administrators is for nobody else. Administrators may do all that the panel
 * can; students reach only what is their own, as their services find it by the student's id.
 */
export function may<E extends Asked>(actor: Actor, { access }: E): actor is ActorOf<E> {
  return access === 'everyone' || access === 'student or visitor' || actor.kind === access
}
