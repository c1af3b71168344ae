import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError } from '../../config.ts'
import { environment } from '../../environment.ts'
import { distance } from '../search-engine/distance.ts'

const mostSlips = 2
/** Read by Node and by the driver of PostgreSQL, not by us. */
const ofOthers = /^(NODE_|UV_|PG|TZ$|PATH$)/
/** What stands before a `=` may also be a piece of a secret that was pasted over several lines. */
const longestShown = 40

const settings = Object.keys(environment.shape)

/** The text of a file that may be missing. Throws `ConfigError` when something is there that cannot be read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return ''
    throw new ConfigError([
      code === 'EISDIR'
        ? `${path} is a folder: settings are lines of NAME=value in a file of that name`
        : `${path} cannot be read: ${message}`,
    ])
  }
}

/** A name that is no setting, with the setting that is nearest to it where one is near. */
function shown(name: string): string {
  const slipsTo = (setting: string) => distance(name.toUpperCase(), setting, mostSlips)
  const [nearest] = settings.toSorted((one, other) => slipsTo(one) - slipsTo(other))
  if (nearest && slipsTo(nearest) <= mostSlips) return `${name} (did you mean ${nearest}?)`
  return name.length > longestShown ? `${name.slice(0, 3)}…` : name
}

const tellOfProgram = (line: string) => void process.stderr.write(`${line}\n`)

/**
 * Adds the settings of a file, which may be missing, to those of the environment, which go before. Tells in a line what the
 * file sets and nobody reads, if there is such a thing. Throws `ConfigError` for a file that cannot be read.
 */
export function readEnvFile(
  path = '.env',
  variables: NodeJS.ProcessEnv = process.env,
  tell: (line: string) => void = tellOfProgram,
): void {
  const given = parseEnv(textOf(path))
  for (const [name, value] of Object.entries(given)) variables[name] ??= value
  const unknown = Object.keys(given).filter(
    (name) => !settings.includes(name) && !ofOthers.test(name),
  )
  if (unknown.length > 0) tell(`${path} sets what is no setting: ${unknown.map(shown).join(', ')}`)
}
