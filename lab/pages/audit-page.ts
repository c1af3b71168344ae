import lighthouse from 'lighthouse'
import { median } from '../median.ts'

/** Results of Lighthouse's mobile preset: scores from 0 to 100, times in milliseconds. */
export type PageAudit = {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestContentfulPaint: number
  totalBlockingTime: number
  cumulativeLayoutShift: number
  /** Everything loaded by the end of the visit: bytes of scripts as sent, and number of files. */
  scriptBytes: number
  requests: number
  /** Audits below their maximum. */
  complaints: string[]
}

type Run = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const triesAtMost = 3

/** Chromium sometimes loses the start of a trace; Lighthouse then asks for another run. */
async function runLighthouse(url: string, port: number, tries = 1): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`)
  const { runtimeError } = result.lhr
  if (!runtimeError) return result.lhr
  if (tries === triesAtMost) throw new Error(runtimeError.message)
  return runLighthouse(url, port, tries + 1)
}

function complaintsOf({ categories, audits }: Run): string[] {
  const counted = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
  return counted.flatMap(({ id }) => {
    const audit = audits[id]
    const isMissed = audit && audit.score !== null && audit.score < 1
    return isMissed ? [`${id} ${audit.displayValue ?? ''}`.trim()] : []
  })
}

function requestsOf({ audits }: Run) {
  const details = audits['network-requests']?.details
  const all = details?.type === 'table' ? details.items : []
  // Inlined placeholders are listed, too, but cost no request.
  const requests = all.filter(({ url }) => String(url).startsWith('http'))
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    requests: requests.length,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
  }
}

/** Medians of the runs, in the browser on this port. */
export async function auditPage(
  origin: string,
  path: string,
  { port, runs }: { port: number; runs: number },
): Promise<PageAudit> {
  const all: Run[] = []
  for (let run = 0; run < runs; run++) all.push(await runLighthouse(origin + path, port))
  const score = (category: string) =>
    Math.round(median(all.map(({ categories }) => categories[category]?.score ?? 0)) * 100)
  const value = (audit: string) =>
    median(all.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestContentfulPaint: Math.round(value('largest-contentful-paint')),
    totalBlockingTime: Math.round(value('total-blocking-time')),
    cumulativeLayoutShift: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    scriptBytes: median(all.map((run) => requestsOf(run).scriptBytes)),
    requests: median(all.map((run) => requestsOf(run).requests)),
    complaints: [...new Set(all.flatMap(complaintsOf))],
  }
}
