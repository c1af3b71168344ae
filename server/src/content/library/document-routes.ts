import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/open.ts'
import type { Documents } from '../documents/documents.ts'
import { sendDocument } from '../documents/send-document.ts'
import { itemLanguage, selectItems } from './rows.ts'

/** By id; the rest of the address is for readers. */
export function documentRoutes(
  app: Pick<FastifyInstance, 'route'>,
  { db, documents }: { db: Db; documents: Documents },
) {
  app.route<{ Params: { _id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/documents/:_id/:name',
    schema: { hide: true },
    handler: async (request, reply) => {
      const row = await selectItems(db)
        .where('libraryItems._id', '=', request.params._id)
        .where('kind', '=', 'document')
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      // A 404 page with links, since a person followed a link.
      if (!row) return reply.callNotFound()
      // The address stays the same when the file is replaced.
      reply.header('cache-control', 'public, no-cache')
      return sendDocument(request, reply, documents, { ...row, language: itemLanguage(row) })
    },
  })
}
