import type { CacheTag } from 'contract/cache-tags'
import * as z from 'zod/mini'
import type { Encoding } from '../http/encoding.ts'

export type Finished = {
  headers: Record<string, string>
  body: Buffer
  compressed?: Partial<Record<Encoding, Buffer>>
  shows?: readonly CacheTag[]
  /** Unbounded in number, like searches: only evicts its own kind. */
  isBrief?: boolean
  /** Hash of the inputs; equal inputs give equal output until a date in it passes. */
  renderedFrom?: string
  /** When the output changes by time for another reason than its tags, in epoch milliseconds. */
  renderedUntil?: number
}

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
}

export const finishedJson = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: z.output<Schema>,
): Finished => ({
  headers: jsonHeaders,
  body: Buffer.from(JSON.stringify(z.encode(schema, value))),
})
