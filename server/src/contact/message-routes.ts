import { college } from 'college/facts'
import * as contract from 'contract/messages'
import { localDay } from 'contract/zoned-time'
import type { Api, Deps } from '../deps.ts'
import { csvHeaders } from '../http/csv.ts'
import { countMessages, deleteMessage, listMessages, updateMessage } from './messages.ts'
import { exportMessages } from './messages-csv.ts'

/** What the office does with the messages it was sent. */
export function messageRoutes(app: Api, deps: Deps) {
  const { db, now, adminSessions, requireAdmin, checkAsked } = deps

  app.route({
    ...contract.listMessages,
    onRequest: requireAdmin,
    handler: (request) => listMessages(db, request.query),
  })
  app.route({
    ...contract.countMessages,
    onRequest: requireAdmin,
    handler: () => countMessages(db),
  })
  app.route({
    ...contract.updateMessage,
    onRequest: requireAdmin,
    handler: async (request) => {
      const { messageId } = request.params
      await updateMessage(deps, messageId, request.body, adminSessions.adminOf(request))
      return { message: contract.messageUpdated }
    },
  })
  app.route({
    ...contract.deleteMessage,
    onRequest: requireAdmin,
    handler: async (request) => {
      await deleteMessage(deps, request.params.messageId, adminSessions.adminOf(request))
      return { message: contract.messageDeleted }
    },
  })
  app.get(
    contract.messagesCsvUrl,
    {
      schema: { hide: true, querystring: contract.messagesCsvFilters },
      // A GET that notes something: the origin rule of the other methods holds for it, too.
      onRequest: [checkAsked, requireAdmin],
    },
    async (request, reply) => {
      const { folder = 'inbox' } = request.query
      const file = await exportMessages(deps, folder, adminSessions.adminOf(request))
      const name = `messages-${folder}-${localDay(now().toISOString(), college.timeZone)}.csv`
      return reply.headers(csvHeaders(name)).send(file)
    },
  )
}
