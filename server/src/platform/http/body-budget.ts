import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../access/network.ts'
import { createBackoff } from '../queues/backoff.ts'
import { type BudgetShare, byteBudget } from '../queues/byte-budget.ts'
import { formBytes } from './form-bytes.ts'

const MiB = 1024 * 1024
const smallBytes = 64 * 1024

/**
 * Bodies stay in memory until the response, twice while a file is read, and small servers have 500 MiB. Small bodies have their
 * own budget, so that uploads block no sign-ins. Anonymous visitors share one part.
 */
const limits = {
  small: { all: 128 * MiB, account: 4 * MiB, network: 16 * MiB, visitors: 96 * MiB },
  large: { all: 144 * MiB, account: 32 * MiB, network: 48 * MiB, visitors: 64 * MiB },
  disk: { all: 1024 * MiB, account: 300 * MiB, network: 600 * MiB, visitors: 0 },
} as const
type Pool = keyof typeof limits

const isChunked = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined
const declaredBytes = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0)

/** One that is read: bodies of GET and HEAD are not. */
export const hasBody = (request: FastifyRequest): boolean =>
  request.method !== 'GET' &&
  request.method !== 'HEAD' &&
  (isChunked(request) || declaredBytes(request) > 0)

function sizeOf(request: FastifyRequest): { bytes: number; pool: Pool } | undefined {
  if (!hasBody(request)) return undefined
  const { schema, config, bodyLimit } = request.routeOptions
  const most = schema?.consumes ? (config.file?.bytes ?? 0) + formBytes : bodyLimit
  const bytes = isChunked(request) ? most : Math.min(declaredBytes(request), most)
  if (config.file?.isOnDisk) return { bytes, pool: 'disk' }
  return { bytes, pool: bytes <= smallBytes ? 'small' : 'large' }
}

type Reservation = { release: () => void; isUsed: boolean; isOver: boolean }

export function createBodyBudget() {
  const budgets = {
    small: byteBudget(limits.small.all),
    large: byteBudget(limits.large.all),
    disk: byteBudget(limits.disk.all),
  }
  const reservations = new WeakMap<FastifyRequest, Reservation>()
  const backOff = createBackoff({ atOnce: 20, milliseconds: 2_000, most: 2_000 })

  async function reserve(
    budget: ReturnType<typeof byteBudget>,
    bytes: number,
    shares: readonly BudgetShare[],
  ): Promise<() => void> {
    try {
      return budget.reserve(bytes, shares)
    } catch (error) {
      await backOff()
      throw error
    }
  }

  return {
    /** Reserves the bytes before the body is read, until the response or disconnect. Rejects with 503 if there are too many. */
    async hold(
      request: FastifyRequest,
      reply: FastifyReply,
      account: string | undefined,
    ): Promise<void> {
      const size = reservations.has(request) ? undefined : sizeOf(request)
      if (!size) return
      const limit = limits[size.pool]
      const shares: BudgetShare[] = [
        account === undefined
          ? { key: 'visitors', most: limit.visitors }
          : { key: `account ${account}`, most: limit.account },
        { key: `network ${networkOf(request.ip)}`, most: limit.network },
      ]
      const release = await reserve(budgets[size.pool], size.bytes, shares)
      const reservation: Reservation = { release, isUsed: false, isOver: false }
      reservations.set(request, reservation)
      const end = () => {
        reservation.isOver = true
        if (!reservation.isUsed) release()
      }
      // The client hung up while the session was looked up.
      if (reply.raw.closed) end()
      else reply.raw.once('close', end)
    },
    /** A client that hung up may have left work that still uses the body. */
    whileUsed<Result>(request: FastifyRequest, work: () => Result): Result {
      const reservation = reservations.get(request)
      if (!reservation) return work()
      reservation.isUsed = true
      const end = () => {
        reservation.isUsed = false
        if (reservation.isOver) reservation.release()
      }
      try {
        const result = work()
        void Promise.resolve(result).then(end, end)
        return result
      } catch (error) {
        end()
        throw error
      }
    },
    held: (pool: Pool) => budgets[pool].held(),
  }
}
export type BodyBudget = ReturnType<typeof createBodyBudget>

export function limitBodies(app: FastifyInstance, bodies: BodyBudget): void {
  app.addHook('preParsing', async (request, reply) => {
    await bodies.hold(request, reply, undefined)
  })
}
