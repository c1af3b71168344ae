import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Changes, Subject } from '../db/changes.ts'
import { isKnown } from './if-none-match.ts'
import type { Finished, KeptAnswers } from './kept-answers.ts'
import { securityHeaders } from './security-headers.ts'
import { isFromPanel } from './visitor.ts'

/** For lists that are kept: whoever has one asks whether it is still good. */
export const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
}

/**
 * Answers with what is kept under the key, made by `work` when there is nothing good. For somebody of the panel the
 * database is asked what is good.
 */
export async function sendKept(
  { kept, changes }: { kept: KeptAnswers; changes: Changes },
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  subjects: Subject[],
  work: () => Promise<Finished>,
) {
  if (isFromPanel(request)) await changes.refresh()
  const ready = await kept.answer(key, request.headers['accept-encoding'], subjects, async () => {
    const finished = await work()
    return { ...finished, headers: { ...securityHeaders, ...finished.headers } }
  })
  const vary = reply.getHeader('vary')
  reply.headers(ready.fields)
  if (vary) reply.header('vary', `${vary}, Accept-Encoding`)
  if (isKnown(request.headers['if-none-match'], ready.etag)) return reply.code(304).send()
  return reply.send(ready.body)
}
