import * as contract from 'contract/contact'
import type { Api, Deps } from '../deps.ts'
import { networkOf } from '../http/network.ts'
import { createContactMessage } from './service.ts'

export function contactRoutes(app: Api, deps: Deps) {
  app.route({
    ...contract.createContactMessage,
    handler: async (request, reply) => {
      const number = await createContactMessage(deps, request.body, networkOf(request.ip))
      return reply.code(201).send({ message: contract.messageSent, number })
    },
  })
}
