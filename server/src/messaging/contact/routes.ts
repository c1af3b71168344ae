import * as contract from 'contract/messaging/contact'
import type { PlatformDeps } from '../../platform/deps.ts'
import { languageOfReader } from '../../platform/http/language-prefix.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { storeContactMessage } from './store-message.ts'

export function contactRoutes(mount: Mount, deps: PlatformDeps) {
  mount(contract.createContactMessage, async (request, { network }, reply) => {
    const number = await storeContactMessage(deps, request.body, {
      ...request.query,
      network,
      language: languageOfReader(request),
    })
    return reply.code(201).send({ message: contract.messageSent, number })
  })
}
