import { loginRequired } from 'contract/account'
import { adminLoginRequired } from 'contract/admin'
import type { Access } from 'contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { unauthorized } from '../errors.ts'
import { networkOf } from '../http/network.ts'
import type { Actor, SteppingUp, Student, Visitor } from './actor.ts'
import { type ActorOf, type Asked, may } from './may.ts'

type Find<Who> = (request: FastifyRequest) => Promise<Who | undefined>

const visitorOf = (request: FastifyRequest): Visitor => ({
  kind: 'visitor',
  network: networkOf(request.ip),
})

/** Lets through to a call whom the contract names, given what finds the session that a request brings. */
export function createGuards(find: { student: Find<Student>; administrator: Find<SteppingUp> }) {
  const nobody: Find<Actor> = async () => undefined
  const found: Record<Access, Find<Actor>> = {
    everyone: nobody,
    'student or visitor': find.student,
    student: find.student,
    administrator: find.administrator,
  }
  return {
    /** Gives who makes the call, before its body is read. Rejects with 401 when it is for others. */
    async admit<E extends Asked>(request: FastifyRequest, endpoint: E): Promise<ActorOf<E>> {
      const actor = (await found[endpoint.access](request)) ?? visitorOf(request)
      if (may(actor, endpoint)) return actor
      throw unauthorized(endpoint.access === 'administrator' ? adminLoginRequired : loginRequired)
    },
  }
}
export type Guards = ReturnType<typeof createGuards>
