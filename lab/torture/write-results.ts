import { existsSync, readFileSync } from 'node:fs'
import { isMet } from '../figures.ts'
import { machine } from '../machine.ts'
import { resultsFile, writeResults } from '../results.ts'
import type { Finding } from './part.ts'

type Result = Finding & { isMet: boolean; measuredAt: string; scale: number; seed: number }

const file = resultsFile('torture')
const partOf = ({ name }: Finding) => name.split(':')[0] ?? ''

function earlierResults(): Result[] {
  if (!existsSync(file)) return []
  const earlier = JSON.parse(readFileSync(file, 'utf8'))
  return JSON.stringify(earlier.machine) === JSON.stringify(machine) ? earlier.figures : []
}

/** Writes `lab/results/torture.json`. Parts that were not run keep their figures from the same kind of machine. */
export function writeFindings(
  results: Finding[],
  how: { scale: number; seed: number },
  order: string[],
): void {
  const measuredAt = new Date().toISOString()
  const anew = results.map((one) => ({ ...one, isMet: isMet(one), measuredAt, ...how }))
  const isAnew = new Set(results.map(partOf))
  const stored = earlierResults().filter((one) => !isAnew.has(partOf(one)))
  const place = (one: Finding) => order.indexOf(partOf(one))
  const figures = [...stored, ...anew].toSorted((one, other) => place(one) - place(other))
  writeResults('torture', { machine, figures })
}
