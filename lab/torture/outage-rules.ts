import type { Engine } from 'server/src/platform/db/engine.ts'

export type Sample = {
  what: string
  status: number
  hasRetryAfter: boolean
  askedAt: number
  answeredAt: number
}
/** When the outage began and took effect, ended and was over. */
export type Times = { goesAt: number; goneAt: number; returnsAt: number; backAt: number }

const recoveryMilliseconds = 5_000
/** The total time that a request waits for the database, and some for the response. */
const slowestMilliseconds = 6_500

const full = [
  'list',
  'overview',
  'faculty',
  'calendar',
  'user',
  'page',
  'ready',
  'alive',
  'message',
]
const goesOn = {
  sqlite: new Set(full.filter((what) => what !== 'message')),
  // Finished work is answered.
  postgres: new Set(['list', 'overview', 'faculty', 'calendar', 'page', 'alive']),
}

/** Allowed responses for a request at this time. */
function planned({ what, askedAt, answeredAt }: Sample, engine: Engine, times: Times): number[] {
  const valid = what === 'message' ? 201 : 200
  const isBefore = answeredAt < times.goesAt
  const isAfter = askedAt > times.backAt + recoveryMilliseconds
  if (isBefore || isAfter || goesOn[engine].has(what)) {
    // Reads continue, except that the session's last use is recorded once a minute, which is a
    // write.
    return what === 'user' && !isBefore && !isAfter ? [valid, 503] : [valid]
  }
  const isWithin = askedAt > times.goneAt && answeredAt < times.returnsAt
  return isWithin ? [503] : [valid, 503]
}

/** Responses that break the rules during, before and after the outage. */
export function judgeOutage(samples: Sample[], engine: Engine, times: Times): string[] {
  return samples.flatMap((sample) => {
    const { what, status, hasRetryAfter, askedAt, answeredAt } = sample
    const at = `${Math.round((askedAt - times.goneAt) / 100) / 10} s`
    const wanted = planned(sample, engine, times)
    if (!wanted.includes(status))
      return [`${what} at ${at}: ${status} instead of ${wanted.join(' or ')}`]
    if (status === 503 && !hasRetryAfter) return [`${what} at ${at}: 503 without Retry-After`]
    if (answeredAt - askedAt > slowestMilliseconds)
      return [`${what} at ${at}: after ${Math.round(answeredAt - askedAt)} ms`]
    return []
  })
}
