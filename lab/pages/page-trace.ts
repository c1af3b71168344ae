/** Milliseconds of the main thread of one page, from its navigation to ten seconds after its first paint. */
export type MainThread = {
  /** Total blocking time after the first paint, on a phone four times as slow. */
  blockedMilliseconds: number
  cpuMilliseconds: number
}

export const watchedMilliseconds = 10_000
const slowdown = 4
const longTaskMilliseconds = 50
const microseconds = 1000

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { data?: { url?: string } }
}

export const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const milliseconds = ({ tdur = 0 }: TraceEvent) => tdur / microseconds

/** A reader of the pages in a trace of a browser: each has a process of its own. */
export function readTrace(trace: Buffer): (url: string) => MainThread {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString())
  return (url) => {
    const commit = traceEvents.find(
      ({ name, args }) => name === 'CommitLoad' && args?.data?.url === url,
    )
    const ofPage = traceEvents.filter(({ pid, tid }) => pid === commit?.pid && tid === commit.tid)
    const paint = ofPage.findLast(({ name }) => name === 'firstPaint')
    if (!commit || !paint) throw new Error(`The trace has no first paint of ${url}`)
    const end = paint.ts + watchedMilliseconds * microseconds
    const tasks = ofPage.filter(({ name, ph, ts }) => ph === 'X' && name === 'RunTask' && ts < end)
    const blocked = tasks
      .filter(({ ts }) => ts >= paint.ts)
      .map((task) => Math.max(0, slowdown * milliseconds(task) - longTaskMilliseconds))
    return { blockedMilliseconds: sum(blocked), cpuMilliseconds: sum(tasks.map(milliseconds)) }
  }
}
