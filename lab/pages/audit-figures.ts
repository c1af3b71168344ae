import { matchPage } from 'web/app/framework/addresses/match-page.ts'
import type { Figure } from '../figures.ts'
import { printTable } from '../table.ts'
import type { PageAudit } from './audit-page.ts'

export function printAudits(audits: PageAudit[]): void {
  printTable(
    [
      '',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP ms',
      'TBT ms',
      'CLS',
      'JS kB',
      'requests',
    ],
    audits.map((audit) => [
      audit.path,
      String(audit.performance),
      String(audit.accessibility),
      String(audit.bestPractices),
      String(audit.seo),
      String(audit.largestContentfulPaint),
      String(audit.totalBlockingTime),
      String(audit.cumulativeLayoutShift),
      (audit.scriptBytes / 1000).toFixed(1),
      String(audit.requests),
    ]),
  )
  for (const { path, complaints } of audits) {
    if (complaints.length > 0) console.log(`${path}: ${complaints.join('; ')}`)
  }
}

/** The worst page counts. */
export function auditFigures(audits: PageAudit[]): Figure[] {
  const least = (
    name: string,
    of: (audit: PageAudit) => number,
    atLeast: number,
    among = audits,
  ) => ({
    name: `${name}, worst page`,
    value: Math.min(...among.map(of)),
    unit: '',
    atLeast,
  })
  const most = (name: string, of: (audit: PageAudit) => number, atMost: number, unit = 'ms') => ({
    name: `${name}, worst page`,
    value: Math.max(...audits.map(of)),
    unit,
    atMost,
  })
  const listed = audits.filter(({ path }) => matchPage(path)?.page.search === 'listed')
  return [
    least('performance', ({ performance }) => performance, 98),
    least('accessibility', ({ accessibility }) => accessibility, 100),
    least('best practices', ({ bestPractices }) => bestPractices, 100),
    ...(listed.length > 0 ? [least('SEO', ({ seo }) => seo, 100, listed)] : []),
    most('largest contentful paint', (audit) => audit.largestContentfulPaint, 1800),
    most('cumulative layout shift', (audit) => audit.cumulativeLayoutShift, 0.01, ''),
  ]
}
