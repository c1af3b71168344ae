import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from '../config/config.ts'
import { notFound } from '../errors.ts'
import type { Mail } from '../mail/mail.ts'
import { type Counted, registerDatabaseGauges, registerGauges } from './gauges.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Once per process, however many servers it makes: the collectors never stop and would leak each server. */
function processMetrics(): Registry {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  return ofProcess
}
let ofProcess: Registry | undefined

/** For this machine or with the token; 404 for others. */
export function metricRoutes(
  app: FastifyInstance,
  deps: Counted & { config: Config; mail: Mail },
  { isStopping }: { isStopping: () => boolean },
): void {
  const token = deps.config.metricsToken
  const register = new Registry()
  const ofProcess = processMetrics()
  registerGauges(register, deps)
  registerDatabaseGauges(register, deps, { isStopping })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time by route; cached responses are counted separately',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', { schema: { hide: true }, exposeHeadRoute: true }, async (request, reply) => {
    const { headers, socket } = request
    // A local proxy forwards strangers.
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
    const isLocal = loopback.has(socket.remoteAddress ?? '') && !isForwarded
    const isAllowed = token ? headers.authorization === `Bearer ${token}` : isLocal
    if (!isAllowed) throw notFound('Not found')
    const all = Registry.merge([ofProcess, register])
    return reply.type(all.contentType).send(await all.metrics())
  })
}
