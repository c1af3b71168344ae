import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../access/network.ts'
import { newPatience, patienceMilliseconds, withPatience } from '../db/patience.ts'

export function sharePatience(app: FastifyInstance, limit = patienceMilliseconds): void {
  const patiences = new WeakMap<FastifyRequest, ReturnType<typeof newPatience>>()
  const share = (request: FastifyRequest, _: unknown, next: () => void) => {
    const patience = patiences.get(request) ?? newPatience(networkOf(request.ip), limit)
    patiences.set(request, patience)
    withPatience(patience, next)
  }
  app.addHook('onRequest', share)
  // With a body, processing resumes in the callback of its last bytes, outside this request's context.
  app.addHook('preValidation', share)
}
