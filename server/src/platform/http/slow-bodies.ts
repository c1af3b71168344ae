import type { FastifyRequest } from 'fastify'
import { requestTimeout } from '../errors.ts'

const bodyMilliseconds = 30_000

/** Uploads get the server's general limit instead. */
export async function limitBodyTime({ raw, routeOptions }: FastifyRequest): Promise<void> {
  const { schema } = routeOptions
  if (!schema?.body || schema.consumes) return
  const timer = setTimeout(() => raw.destroy(requestTimeout()), bodyMilliseconds)
  for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(timer))
}
