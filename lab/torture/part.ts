import type { Engine } from 'server/src/platform/db/engine.ts'
import type { Figure } from '../figures.ts'
import type { Place } from './work-folder.ts'

/** A result of a part. Missing a `must` target is a failure; missing any other is just a figure. */
export type Finding = Figure & { isMust?: true }

export type Run = {
  place: Place
  /** Scaled size of the part. */
  size: number
  /** Scaled seconds, at least `least`. */
  seconds: (full: number, least: number) => number
  seed: number
  say: (text: string) => void
}

export type Part = {
  /** What it counts, and how many at full size. */
  size: number
  /** Engines that it applies to; all by default. */
  engines?: Engine[]
  run: (run: Run) => Promise<Finding[]>
}

/** Must not happen at all. */
export const never = (name: string, value: number): Finding => ({
  name,
  value,
  unit: '',
  atMost: 0,
  isMust: true,
})

/** Prints the first few problems, and returns their number. */
export function neverAny(name: string, errors: string[], report: Run['say']): Finding {
  for (const error of errors.slice(0, 5)) report(`  ${name}: ${error}`)
  return never(name, errors.length)
}

export const count = (name: string, value: number, unit = ''): Finding => ({ name, value, unit })
