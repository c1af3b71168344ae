import { type Subject, subjects } from 'contract/subjects'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ourselves } from '../http/request-id.ts'

const header = 'x-shows'

/** Tells ourselves what an answer shows, so that a page knows what it was made from; nobody else is told. */
export function tellShown(
  { socket }: Pick<FastifyRequest, 'socket'>,
  reply: Pick<FastifyReply, 'header'>,
  shown: readonly Subject[],
): void {
  if (socket.remoteAddress === ourselves) reply.header(header, shown.join(' '))
}

/** What an answer to ourselves shows; undefined when it does not say. */
export function shownIn(headers: Record<string, unknown>): Subject[] | undefined {
  const told = headers[header]
  if (typeof told !== 'string') return undefined
  const names = told.split(' ')
  return subjects.filter((subject) => names.includes(subject))
}
