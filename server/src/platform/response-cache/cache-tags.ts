import { type CacheTag, cacheTags } from 'contract/cache-tags'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { internalAddress } from '../http/request-id.ts'

const header = 'x-shows'

/** Internal responses name their tags, so that a page knows its inputs. */
export function recordTags(
  { socket }: Pick<FastifyRequest, 'socket'>,
  reply: Pick<FastifyReply, 'header'>,
  tags: readonly CacheTag[],
): void {
  if (socket.remoteAddress === internalAddress) reply.header(header, tags.join(' '))
}

export function tagsIn(headers: Record<string, unknown>): CacheTag[] | undefined {
  const listed = headers[header]
  if (typeof listed !== 'string') return undefined
  const names = listed.split(' ')
  return cacheTags.filter((tag) => names.includes(tag))
}
