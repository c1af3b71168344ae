import type { Subject } from 'contract/subjects'
import * as z from 'zod/mini'
import type { Encoding } from './encoding.ts'

/** A finished answer with status 200. */
export type Finished = {
  headers: Record<string, string>
  body: Buffer
  /** What it was compressed to beforehand; it is compressed when somebody asks where this is missing. */
  compressed?: Partial<Record<Encoding, Buffer>>
  /** What it shows, where that is known only afterwards; else all that it may show. */
  shows?: readonly Subject[]
  /** One of which there is no end, such as a search: such push out only their like. */
  isBrief?: boolean
  /** A sum of what it was drawn from; what is drawn from the same is the same, until a date passes that it names. */
  drawnFrom?: string
  /** When it is drawn otherwise by the clock, for a reason of its own, besides those of its subjects; epoch milliseconds. */
  drawnUntil?: number
}

/** For lists that are kept: whoever has one asks whether it is still good. */
const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
}

/** A finished list, as the contract writes it. */
export const finishedJson = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: z.output<Schema>,
): Finished => ({
  headers: jsonHeaders,
  body: Buffer.from(JSON.stringify(z.encode(schema, value))),
})
