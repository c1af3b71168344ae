import type { FastifyRequest } from 'fastify'
import { requestTimeout } from './errors.ts'

const bodyMilliseconds = 30_000

/** Cuts off who takes longer to send a body that is no upload. Uploads have the time that the server gives to all. */
export async function limitBodyTime({ raw, routeOptions }: FastifyRequest): Promise<void> {
  const { schema } = routeOptions
  if (!schema?.body || schema.consumes) return
  const timer = setTimeout(() => raw.destroy(requestTimeout()), bodyMilliseconds)
  for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(timer))
}
