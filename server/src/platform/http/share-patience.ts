import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newPatience, withPatience } from '../db/patience.ts'

/** All that one request asks of the database counts together, see `patience.ts`. */
export function sharePatience(app: FastifyInstance): void {
  const patiences = new WeakMap<FastifyRequest, ReturnType<typeof newPatience>>()
  const share = (request: FastifyRequest, _: unknown, next: () => void) => {
    const patience = patiences.get(request) ?? newPatience()
    patiences.set(request, patience)
    withPatience(patience, next)
  }
  app.addHook('onRequest', share)
  // What comes with a body goes on where its last bytes arrived, which knows nothing of this request.
  app.addHook('preValidation', share)
}
