import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = { optionalDependencies?: Record<string, string> }

const file = join(import.meta.dirname, '../package-lock.json')
const packages: Record<string, Locked> = JSON.parse(readFileSync(file, 'utf8')).packages

function placesOf(name: string, path: string): string[] {
  const place = join(path, 'node_modules', name).replaceAll('\\', '/')
  if (!path) return [place]
  const above = path.lastIndexOf('node_modules/')
  return [place, ...placesOf(name, above < 1 ? '' : path.slice(0, above - 1))]
}

// npm drops other platforms' packages when it creates a lock file next to installed packages
// (https://github.com/npm/cli/issues/4828); the project wouldn't build or start there.
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !placesOf(name, path).some((place) => place in packages))
    .map((name) => `${path} needs ${name} on some platforms, but package-lock.json lacks it`),
)
for (const error of missing) process.stderr.write(`${error}\n`)
if (missing.length > 0) process.exit(1)
