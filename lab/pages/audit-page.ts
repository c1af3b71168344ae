import lighthouse from 'lighthouse'
import { median } from '../median.ts'

/** What Lighthouse's mobile preset says of a page: scores from 0 to 100, times in milliseconds. */
export type PageAudit = {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestContentfulPaint: number
  totalBlockingTime: number
  cumulativeLayoutShift: number
  /** What came by the end of the visit, however late it was asked for: bytes of scripts as sent, and files of all kinds. */
  scriptBytes: number
  requests: number
  /** Audits below their best, for whoever wants to know why. */
  complaints: string[]
}

type Run = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const triesAtMost = 3

/** Now and then the browser loses the beginning of a recording; then Lighthouse asks to be run again. */
async function runLighthouse(url: string, port: number, tries = 1): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`)
  const { runtimeError } = result.lhr
  if (!runtimeError) return result.lhr
  if (tries === triesAtMost) throw new Error(runtimeError.message)
  return runLighthouse(url, port, tries + 1)
}

/** Audits that count towards a category and are not passed. */
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

/** What the network brought. */
function requestsOf({ audits }: Run) {
  const details = audits['network-requests']?.details
  const all = details?.type === 'table' ? details.items : []
  // Stand-ins that are written into the document are listed, too, and cost no request.
  const requests = all.filter(({ url }) => String(url).startsWith('http'))
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    requests: requests.length,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
  }
}

/** Audits one page in the browser that listens on the port; medians of the runs. */
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
