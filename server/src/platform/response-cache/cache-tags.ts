import { type Subject, subjects } from 'contract/subjects'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ourselves } from '../http/request-id.ts'

const header = 'x-shows'

/** Internal responses name their subjects, so that a page knows its inputs. */
export function tellShown(
  { socket }: Pick<FastifyRequest, 'socket'>,
  reply: Pick<FastifyReply, 'header'>,
  shown: readonly Subject[],
): void {
  if (socket.remoteAddress === ourselves) reply.header(header, shown.join(' '))
}

export function shownIn(headers: Record<string, unknown>): Subject[] | undefined {
  const told = headers[header]
  if (typeof told !== 'string') return undefined
  const names = told.split(' ')
  return subjects.filter((subject) => names.includes(subject))
}
