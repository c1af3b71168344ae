import type { Figure } from '../figures.ts'
import { printTable } from '../table.ts'
import { type ThreadTime, type Variant, watchedMilliseconds } from './thread-time.ts'

export type Measured = Record<Variant, ThreadTime>

const ratio = (one: number, other: number) => Math.round((one / other) * 100) / 100
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

export function printThreads(all: Measured[]): void {
  printTable(
    [
      '',
      'tbt4 ms',
      'without scripts',
      'CPU ms',
      'without scripts',
      'plain',
      'JS run kB',
      'ahead kB',
      'HTML kB',
      'requests',
    ],
    all.map(({ page, plain, 'without scripts': bare }) => [
      page.path,
      String(page.blockedMilliseconds),
      String(bare.blockedMilliseconds),
      String(page.cpuMilliseconds),
      String(bare.cpuMilliseconds),
      String(plain.cpuMilliseconds),
      kilobytes(page.executedBytes),
      kilobytes(page.aheadBytes),
      kilobytes(page.htmlBytes),
      String(page.requests),
    ]),
  )
}

/** Motion costs each second, whatever the rest of the page costs. */
const movingMilliseconds = 10

/** The budget of one page. */
export function threadFigures({ page, plain, 'without scripts': bare }: Measured): Figure[] {
  const figure = (name: string, value: number, atMost: number, unit = '') => ({
    name: `${page.path}: ${name}`,
    value,
    unit,
    atMost,
  })
  const added = page.cpuMilliseconds - bare.cpuMilliseconds
  const blocked = page.blockedMilliseconds - bare.blockedMilliseconds
  const ran = [
    figure('tbt4 over the page without scripts', blocked, 50, 'ms'),
    page.isMoving
      ? figure(
          'CPU of a second over it',
          (added / watchedMilliseconds) * 1000,
          movingMilliseconds,
          'ms',
        )
      : figure('CPU : without scripts', ratio(page.cpuMilliseconds, bare.cpuMilliseconds), 1.15),
    figure('JavaScript run before a touch', page.executedBytes, 5_000, 'bytes'),
  ]
  return [
    ...(page.isApplication ? [] : ran),
    figure('CPU without scripts : plain', ratio(bare.cpuMilliseconds, plain.cpuMilliseconds), 4),
    figure('JavaScript fetched ahead', page.aheadBytes, 70_000, 'bytes'),
    ...(page.path === '/' ? [figure('HTML', page.htmlBytes, 11_000, 'bytes')] : []),
    figure('requests', page.requests, page.isApplication ? 20 : 8),
  ]
}
