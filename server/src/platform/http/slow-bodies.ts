import type { FastifyRequest } from 'fastify'
import { requestTimeout } from '../errors.ts'
import { hasBody } from './body-budget.ts'

const bodyMilliseconds = 30_000

/** Also for forms, whose routes have no schema. Uploads get the server's general limit instead. */
export async function limitBodyTime(request: FastifyRequest): Promise<void> {
  const { raw, routeOptions } = request
  if (!hasBody(request) || routeOptions.schema?.consumes) return
  const timer = setTimeout(() => raw.destroy(requestTimeout()), bodyMilliseconds)
  for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(timer))
}
