import { loginRequired } from 'contract/accounts/account'
import { accountHeader } from 'contract/accounts/account-header'
import { otherAccountSignedIn } from 'contract/accounts/account-settings'
import { adminLoginRequired } from 'contract/accounts/admin'
import type { Access, Endpoint } from 'contract/platform/endpoint'
import { factorRequired, isRight, noRight } from 'contract/platform/roles'
import type { FastifyRequest } from 'fastify'
import { forbidden, unauthorized } from '../errors.ts'
import type { Actor, SteppingUp, Student, Visitor } from './actor.ts'
import { type ActorOf, may } from './may.ts'
import { networkOf } from './network.ts'

type Find<Who> = (request: FastifyRequest) => Promise<Who | undefined>

const visitorOf = (request: FastifyRequest): Visitor => ({
  kind: 'visitor',
  network: networkOf(request.ip),
})

/** While a second factor is due, only setting it up is allowed. */
const isOwn = ({ access }: Endpoint) => access === 'own account'

/** Another account may have signed in in another tab since the page was opened. */
function checkAccount({ headers }: FastifyRequest, actor: Actor, { method, writes }: Endpoint) {
  if (actor.kind === 'visitor' || (method === 'GET' && !writes)) return
  const expected = headers[accountHeader]
  if (expected && expected !== actor._id) throw unauthorized(otherAccountSignedIn)
}

export function createGuards(find: { student: Find<Student>; administrator: Find<SteppingUp> }) {
  const finderFor = (access: Access): Find<Actor> => {
    if (access === 'everyone') return async () => undefined
    return isRight(access) ? find.administrator : find.student
  }
  return {
    /** Runs before the body is read. Rejects with 401 or 403. */
    async admit<E extends Endpoint>(request: FastifyRequest, endpoint: E): Promise<ActorOf<E>> {
      const actor = (await finderFor(endpoint.access)(request)) ?? visitorOf(request)
      if (actor.kind === 'administrator' && actor.factorDue?.isOver && !isOwn(endpoint))
        throw forbidden(factorRequired)
      checkAccount(request, actor, endpoint)
      if (may(actor, endpoint)) return actor
      if (actor.kind === 'administrator') throw forbidden(noRight)
      throw unauthorized(isRight(endpoint.access) ? adminLoginRequired : loginRequired)
    },
  }
}
export type Guards = ReturnType<typeof createGuards>
