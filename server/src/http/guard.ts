import type { FastifyRequest } from 'fastify'
import { unauthorized } from '../errors.ts'

/** Finds who is behind a request before its body is read, and tells the handler. `refusal` says what others are told. */
export function createGuard<Who extends object>(
  find: (request: FastifyRequest) => Promise<Who | undefined>,
  refusal: string,
) {
  const found = new WeakMap<FastifyRequest, Who>()
  return {
    /** The guard of a route; rejects with 401. */
    async require(request: FastifyRequest): Promise<void> {
      const who = await find(request)
      if (!who) throw unauthorized(refusal)
      found.set(request, who)
    },
    /** Whom the guard let through. */
    whoOf(request: FastifyRequest): Who {
      const who = found.get(request)
      if (!who) throw unauthorized(refusal)
      return who
    },
  }
}
