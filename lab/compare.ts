import type { ChildProcess } from 'node:child_process'
import type { BareOrder, Copied } from './bare-server.ts'
import type { Load, LoadOrder } from './load-generator.ts'
import { median } from './median.ts'
import { ask } from './processes.ts'
import { getRaw } from './raw-answer.ts'
import type { Usage, WebServer } from './web-server.ts'

type Pace = { rounds: number; roundSeconds: number; warmUpSeconds: number }

const thorough: Pace = { rounds: 3, roundSeconds: 4, warmUpSeconds: 1 }

/** One URL under load, on the server and on the bare one; medians of the rounds. */
export type LoadFigures = {
  name: string
  encoding: string
  bytes: number
  perSecond: number
  barePerSecond: number
  /** Median ratio of requests per second. */
  ratio: number
  p50: number
  p99: number
  bareP50: number
  bareP99: number
  /** Microseconds of processor time per response. */
  cpuMicroseconds: number
  bareCpuMicroseconds: number
  residentBytes: number
  faults: number
}

export type Contest = { server: WebServer; bare: ChildProcess; generator: ChildProcess }
type Round = Load & { cpuMicroseconds: number }

/** With `paths`, the server answers each of these in turn, and the bare server always `path`. */
type Address = { name: string; path: string; encoding: string; paths?: readonly string[] }

/** Loads both servers in turn, so that other work on the machine affects both alike. */
export async function compare(
  { server, bare, generator }: Contest,
  { name, path, encoding, paths }: Address,
  { rounds, roundSeconds, warmUpSeconds } = thorough,
): Promise<LoadFigures> {
  const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {}
  const url = server.origin + path
  // Fastify adds a line to its first response only.
  await getRaw(url, headers)
  const askBare = <Answer>(order: BareOrder) => ask<Answer>(bare, order)
  const { port, bytes } = await askBare<Copied>({ copy: url, headers })
  const bareUrl = `http://127.0.0.1:${port}${path}`
  const load = (target: string, seconds: number) =>
    ask<Load>(generator, {
      ...{ url: target, headers, seconds },
      ...(paths && target === url && { paths }),
    } satisfies LoadOrder)
  const round = async (target: string, usage: () => Promise<Usage>): Promise<Round> => {
    const before = await usage()
    const result = await load(target, roundSeconds)
    const { cpuSeconds } = await usage()
    const cpuMicroseconds = ((cpuSeconds - before.cpuSeconds) / result.requests) * 1_000_000
    return { ...result, cpuMicroseconds }
  }

  const own: Round[] = []
  const others: Round[] = []
  await load(url, warmUpSeconds)
  await load(bareUrl, warmUpSeconds)
  for (let count = 0; count < rounds; count++) {
    own.push(await round(url, server.usage))
    others.push(await round(bareUrl, () => askBare<Usage>({ usage: true })))
  }
  return {
    name,
    encoding: encoding || 'none',
    bytes,
    ...summary(own, others),
    residentBytes: (await server.usage()).residentBytes,
  }
}

function summary(own: Round[], others: Round[]) {
  const of = (all: Round[], name: keyof Round) => median(all.map((one) => one[name]))
  return {
    perSecond: of(own, 'perSecond'),
    barePerSecond: of(others, 'perSecond'),
    ratio: median(own.map((one, index) => one.perSecond / (others[index]?.perSecond ?? 0))),
    p50: of(own, 'p50'),
    p99: of(own, 'p99'),
    bareP50: of(others, 'p50'),
    bareP99: of(others, 'p99'),
    cpuMicroseconds: of(own, 'cpuMicroseconds'),
    bareCpuMicroseconds: of(others, 'cpuMicroseconds'),
    faults: [...own, ...others].reduce((sum, { faults }) => sum + faults, 0),
  }
}
