import type { Engine } from 'server/src/platform/db/engine.ts'
import type { Figure } from '../figures.ts'
import type { Place } from './work-folder.ts'

/** A figure of a part. Missing the target of one that is a must is a failure; of any other, a number to look at. */
export type Finding = Figure & { isMust?: true }

export type Run = {
  place: Place
  /** So many of what the part counts; the size of the part, scaled. */
  size: number
  /** Seconds of what the part waits for, scaled, but never less than `least`. */
  seconds: (full: number, least: number) => number
  seed: number
  say: (text: string) => void
}

export type Part = {
  /** What it counts, and how many in full. */
  size: number
  /** Where it has a meaning; on all when it is not said. */
  engines?: Engine[]
  run: (run: Run) => Promise<Finding[]>
}

/** What must not happen at all. */
export const never = (name: string, value: number): Finding => ({
  name,
  value,
  unit: '',
  atMost: 0,
  isMust: true,
})

/** Names the first few of what went wrong, and gives them as a figure. */
export function neverAny(name: string, errors: string[], report: Run['say']): Finding {
  for (const error of errors.slice(0, 5)) report(`  ${name}: ${error}`)
  return never(name, errors.length)
}

export const count = (name: string, value: number, unit = ''): Finding => ({ name, value, unit })
