import { type Subject, subjects } from 'contract/subjects'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { internalAddress } from '../http/request-id.ts'

const header = 'x-shows'

/** Internal responses name their subjects, so that a page knows its inputs. */
export function recordTags(
  { socket }: Pick<FastifyRequest, 'socket'>,
  reply: Pick<FastifyReply, 'header'>,
  visible: readonly Subject[],
): void {
  if (socket.remoteAddress === internalAddress) reply.header(header, visible.join(' '))
}

export function tagsIn(headers: Record<string, unknown>): Subject[] | undefined {
  const notified = headers[header]
  if (typeof notified !== 'string') return undefined
  const names = notified.split(' ')
  return subjects.filter((subject) => names.includes(subject))
}
