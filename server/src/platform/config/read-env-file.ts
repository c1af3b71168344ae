import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { distance } from '../runtime/distance.ts'
import { ConfigError } from './config.ts'
import { environment } from './environment.ts'

const maxTypos = 2
/** Read by Node and the PostgreSQL driver. */
const includesOthers = /^(NODE_|UV_|PG|TZ$|PATH$)/
/** A "name" may be a piece of a multi-line secret. */
const longestPrinted = 40

const settings = Object.keys(environment.shape)

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return ''
    throw new ConfigError([
      code === 'EISDIR'
        ? `${path} is a folder, but must be a file with lines of NAME=value`
        : `${path} cannot be read: ${message}`,
    ])
  }
}

function describeName(name: string): string {
  const typosTo = (setting: string) => distance(name.toUpperCase(), setting, maxTypos)
  const [nearest] = settings.toSorted((one, other) => typosTo(one) - typosTo(other))
  if (nearest && typosTo(nearest) <= maxTypos) return `${name} (did you mean ${nearest}?)`
  return name.length > longestPrinted ? `${name.slice(0, 3)}…` : name
}

const writeToStderr = (line: string) => void process.stderr.write(`${line}\n`)

/** The environment takes precedence. Reports unknown settings in a line. Throws `ConfigError` if the file cannot be read. */
export function readEnvFile(
  path = '.env',
  variables: NodeJS.ProcessEnv = process.env,
  print: (line: string) => void = writeToStderr,
): void {
  const given = parseEnv(textOf(path))
  for (const [name, value] of Object.entries(given)) variables[name] ??= value
  const unknown = Object.keys(given).filter(
    (name) => !settings.includes(name) && !includesOthers.test(name),
  )
  if (unknown.length > 0)
    print(`${path} has unknown settings: ${unknown.map(describeName).join(', ')}`)
}
