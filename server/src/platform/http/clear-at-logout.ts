import { scansWaitCookie } from 'contract/events/check-in'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Clears the browser's data at logout, but not its storage while unsent check-ins wait there: they exist nowhere else. */
export function clearAtLogout({ cookies }: FastifyRequest, reply: FastifyReply): void {
  const hasScans = cookies[scansWaitCookie] !== undefined
  reply.header('clear-site-data', hasScans ? '"cache"' : '"cache","storage"')
}
