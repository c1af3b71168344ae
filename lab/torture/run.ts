/**
 * `npm run torture`: breaks what may break on an operator's server, and checks the results. `-- kill stop` runs only
 * these parts, `--engine sqlite` only on this database, `--scale 0.05` each part at a twentieth of its size; `--kills`,
 * `--requests` and `--soak` set the sizes of single parts, `--seed` the fuzz and what editors do. Prints a table and
 * writes `lab/results/torture.json`, which keeps earlier results of parts that were not run. Fails if something is lost,
 * duplicated or answered wrongly, or if a server exits unexpectedly; a slow response is a figure, not a failure.
 */
import { parseArgs } from 'node:util'
import type { Engine } from 'server/src/platform/db/engine.ts'
import { startPostgres } from 'testing/start-postgres.ts'
import { isMet, printFigures } from '../figures.ts'
import { database } from './database-ends.ts'
import { editors } from './edits/editors.ts'
import { languages } from './edits/languages.ts'
import { fuzz } from './fuzz.ts'
import { guess } from './guess.ts'
import { kill } from './kill.ts'
import { outage } from './outage.ts'
import type { Finding, Part } from './part.ts'
import { registrations } from './registrations.ts'
import { series } from './series.ts'
import { slow } from './slow.ts'
import { readers } from './slow-readers.ts'
import { soak } from './soak.ts'
import { stop } from './stop.ts'
import { newPlace } from './work-folder.ts'
import { writeFindings } from './write-results.ts'

const parts: Record<string, Part> = {
  kill,
  stop,
  outage,
  database,
  registrations,
  series,
  editors,
  languages,
  slow,
  readers,
  guess,
  fuzz,
  soak,
}
const names = Object.keys(parts)

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string' },
    scale: { type: 'string', default: '1' },
    seed: { type: 'string' },
    kills: { type: 'string' },
    requests: { type: 'string' },
    soak: { type: 'string' },
  },
})
const sizes: Record<string, string | undefined> = {
  kill: options.kills,
  fuzz: options.requests,
  soak: options.soak,
}
const report = (text: string) => process.stdout.write(`${text}\n`)

function number(name: string, text: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new Error(`--${name} takes a number`)
  return value
}

const scale = number('scale', options.scale)
const seed = options.seed ? number('seed', options.seed) : Math.trunc(Math.random() * 2 ** 31)
const chosen = positionals.length > 0 ? positionals : names
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join()}: ${names.join()}`)
const engines: Engine[] = ['sqlite', 'postgres']
const wanted = engines.filter((engine) => !options.engine || engine === options.engine)
if (wanted.length === 0) throw new Error(`--engine is ${engines.join(' or ')}`)

const sizeOf = (name: string, full: number) =>
  Math.max(1, Math.round(sizes[name] ? number(name, sizes[name]) : full * scale))

/** Each part starts with an empty database. */
async function tortureOn(engine: Engine): Promise<Finding[]> {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const results: Finding[] = []
  try {
    for (const name of chosen) {
      const part = parts[name]
      if (!part || !(part.engines ?? engines).includes(engine)) continue
      const size = sizeOf(name, part.size)
      report(`${engine}, ${name}: ${size}`)
      const place = await newPlace(postgres)
      const seconds = (full: number, least: number) => Math.max(least, full * scale)
      const matches = await part.run({ place, size, seconds, seed, say: report })
      place.remove()
      results.push(...matches.map((one) => ({ ...one, name: `${engine}, ${name}: ${one.name}` })))
    }
  } finally {
    await postgres?.remove()
  }
  return results
}

const problems: Finding[] = []
for (const engine of wanted) problems.push(...(await tortureOn(engine)))
printFigures(problems)
const order = engines.flatMap((engine) => names.map((name) => `${engine}, ${name}`))
writeFindings(problems, { scale, seed }, order)
const failures = problems.filter((result) => result.isMust && !isMet(result))
for (const { name, value } of failures) report(`Failed: ${name} (${value})`)
process.exit(failures.length > 0 ? 1 : 0)
