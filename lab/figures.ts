import type { LoadFigures } from './compare.ts'
import { printTable } from './table.ts'

/** A measurement and its target. */
export type Figure = {
  name: string
  value: number
  unit: string
  atLeast?: number
  atMost?: number
}

const ratioTarget = 0.75
const mebibyte = 1024 * 1024

export function isMet({ value, atLeast = Number.NEGATIVE_INFINITY, atMost = Infinity }: Figure) {
  return value >= atLeast && value <= atMost
}

export const ratioFigures = (
  loads: LoadFigures[],
  atLeast: (load: LoadFigures) => number = () => ratioTarget,
): Figure[] =>
  loads.map((load) => ({
    name: `ratio to bare, ${load.name}, ${load.encoding}`,
    value: Math.round(load.ratio * 1000) / 1000,
    unit: '',
    atLeast: atLeast(load),
  }))

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

export function printFigures(figures: Figure[]): void {
  printTable(
    ['', 'value', 'target', ''],
    figures.map((figure) => {
      const { name, value, unit, atLeast, atMost } = figure
      const measured = `${number.format(value)} ${unit}`.trim()
      if (atLeast === undefined && atMost === undefined) return [name, measured, '', '']
      const bounds = [
        atLeast !== undefined && `≥ ${atLeast}`,
        atMost !== undefined && `≤ ${number.format(atMost)}`,
      ]
      const target = bounds.filter(Boolean).join(', ')
      return [name, measured, target, isMet(figure) ? 'ok' : 'missed']
    }),
  )
}

/** Milliseconds per response; µs are processor time per response, next to the bare server's. */
export function printLoads(loads: LoadFigures[]): void {
  printTable(
    [
      '',
      'bytes',
      'requests/s',
      'bare',
      'ratio',
      'p50 ms',
      'p99 ms',
      'bare',
      'bare',
      'µs',
      'bare',
      'MB',
    ],
    loads.map((load) => [
      `${load.name}, ${load.encoding}${load.faults ? ` (${load.faults} faults)` : ''}`,
      number.format(load.bytes),
      number.format(Math.round(load.perSecond)),
      number.format(Math.round(load.barePerSecond)),
      load.ratio.toFixed(2),
      load.p50.toFixed(1),
      load.p99.toFixed(1),
      load.bareP50.toFixed(1),
      load.bareP99.toFixed(1),
      load.cpuMicroseconds.toFixed(0),
      load.bareCpuMicroseconds.toFixed(0),
      (load.residentBytes / mebibyte).toFixed(0),
    ]),
  )
}
