import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lt } from 'semver'

const root = join(import.meta.dirname, '..')
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

type Minimum = { atLeast: string; because: string }

/** All copies of a package, locked and installed, except those nested in development tools, which only run here. */
function copiesOf(name: string): [path: string, version: string][] {
  const locked: Record<string, { version?: string; dev?: boolean }> =
    readJson('package-lock.json').packages
  return Object.entries(locked)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .filter(([path, { dev }]) => !dev || path === `node_modules/${name}`)
    .flatMap(([path, { version = '' }]) => {
      const manifest = join(path, 'package.json')
      const installed = existsSync(join(root, manifest)) ? [readJson(manifest).version] : []
      return [...new Set([version, ...installed])].map((each): [string, string] => [path, each])
    })
}

function findFaults(): string[] {
  const minimums: Record<string, Minimum> = readJson('minimum-versions.json')
  return Object.entries(minimums).flatMap(([name, { atLeast, because }]) => {
    const copies = copiesOf(name)
    if (copies.length === 0) return [`${name} is no longer used; remove its minimum`]
    return copies
      .filter(([, version]) => lt(version, atLeast))
      .map(([path, version]) => `${path} is ${version} but must be at least ${atLeast}: ${because}`)
  })
}

const errors = findFaults()
for (const error of errors) process.stderr.write(`${error}\n`)
if (errors.length > 0) process.exit(1)
