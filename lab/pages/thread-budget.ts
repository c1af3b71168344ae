import { splitLanguage } from 'web/app/framework/addresses/language-prefix.ts'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import { type Figure, isMet } from '../figures.ts'
import { printTable } from '../table.ts'
import { watchedMilliseconds } from './page-trace.ts'
import type { Measured } from './thread-time.ts'

const ratio = (one: number, other: number) => Math.round((one / other) * 100) / 100
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

export function printThreads(all: readonly Measured[]): void {
  printTable(
    [
      ...['', 'tbt4 ms', 'without scripts', 'CPU ms', 'without scripts', 'plain', ': bare'],
      ...[': plain', 'JS run kB', 'ahead kB', 'HTML kB', 'fonts kB', 'requests', ''],
    ],
    all.map((measured) => {
      const { page, plain, 'without scripts': bare } = measured
      return [
        page.path,
        String(page.blockedMilliseconds),
        String(bare.blockedMilliseconds),
        String(page.cpuMilliseconds),
        String(bare.cpuMilliseconds),
        String(plain.cpuMilliseconds),
        ratio(page.cpuMilliseconds, bare.cpuMilliseconds).toFixed(2),
        ratio(bare.cpuMilliseconds, plain.cpuMilliseconds).toFixed(2),
        kilobytes(page.executedBytes),
        kilobytes(page.aheadBytes),
        kilobytes(page.htmlBytes),
        kilobytes(page.fontBytes),
        String(page.requests),
        threadFigures(measured).every(isMet) ? '' : 'over',
      ]
    }),
  )
}

/** Motion costs each second, whatever the rest of the page costs. */
const movingMilliseconds = 6

/** Another language brings what its texts are looked up with. */
const addedBytes = 2_500
const maxAheadBytes = { en: 70_000, hi: 70_000 + addedBytes }

const figureOf =
  (path: string) =>
  (name: string, value: number, atMost: number, unit = ''): Figure => ({
    name: `${path}: ${name}`,
    value,
    unit,
    atMost,
  })

/** Main-thread time of one page: other programs can disturb it a little. */
export function timeFigures({ page, plain, 'without scripts': bare }: Measured): Figure[] {
  const figure = figureOf(page.path)
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
  ]
  return [
    ...(page.isApplication ? [] : ran),
    figure('CPU without scripts : plain', ratio(bare.cpuMilliseconds, plain.cpuMilliseconds), 4),
  ]
}

/** The budget of one page. */
export function threadFigures(measured: Measured): Figure[] {
  const { page } = measured
  const { language } = splitLanguage(page.path)
  const figure = figureOf(page.path)
  return [
    ...timeFigures(measured),
    ...(page.isApplication
      ? []
      : [figure('JavaScript run before a touch', page.executedBytes, 5_000, 'bytes')]),
    figure('JavaScript fetched ahead', page.aheadBytes, maxAheadBytes[language], 'bytes'),
    ...(page.path === pathOf('home') ? [figure('HTML', page.htmlBytes, 11_000, 'bytes')] : []),
    figure('requests', page.requests, page.isApplication ? 20 : 8),
  ]
}

const scriptBytes = ({ page }: Measured) => page.executedBytes + page.aheadBytes

/** Pages in Hindi next to the same pages in English, if these were measured. */
export function hindiFigures(all: readonly Measured[]): Figure[] {
  return all.flatMap((one) => {
    const figure = figureOf(one.page.path)
    const { language, path } = splitLanguage(one.page.path)
    if (language === 'en') return [figure('fonts of Hindi', one.page.hindiFontBytes, 0, 'bytes')]
    const english = all.find(({ page }) => page.path === path)
    const added = english && scriptBytes(one) - scriptBytes(english)
    return [
      figure('fonts of Hindi', one.page.hindiFontBytes, 105_000, 'bytes'),
      ...(added === undefined
        ? []
        : [figure('JavaScript over the page in English', added, addedBytes, 'bytes')]),
    ]
  })
}
