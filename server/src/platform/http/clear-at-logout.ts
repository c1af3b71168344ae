import { scansWaitCookie } from 'contract/events/check-in'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Has the browser forget what it keeps of this site, when somebody logs out. Not its storage while people who were let in at a
 * door wait there to be sent: nothing else knows of them.
 */
export function clearAtLogout({ cookies }: FastifyRequest, reply: FastifyReply): void {
  const hasScans = cookies[scansWaitCookie] !== undefined
  reply.header('clear-site-data', hasScans ? '"cache"' : '"cache","storage"')
}
