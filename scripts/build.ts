import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'web/build/stamp')
const sources = [
  'web/app',
  'contract/src',
  'college',
  'web/package.json',
  'web/vite.config.ts',
  'web/slim-contract.config.ts',
  'web/react-router.config.ts',
  'package-lock.json',
]
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/

function filesIn(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** One sum over everything that the build reads. */
function sourceSum(): string {
  const sum = createHash('sha256')
  const files = sources
    .map((source) => join(root, source))
    .flatMap((path) => (statSync(path).isFile() ? [path] : filesIn(path)))
  for (const file of files) sum.update(file.slice(root.length)).update(readFileSync(file))
  return sum.digest('hex')
}

/** Files are compressed once, thoroughly, so that the server only sends them. */
function compressAssets(): void {
  for (const file of filesIn(join(root, 'web/build/client'))) {
    if (!compressible.test(file)) continue
    const bytes = readFileSync(file)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** Builds the web application, unless it has been built from these very sources. */
export function ensureBuilt(): void {
  const sum = sourceSum()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sum) return
  process.stdout.write('Building the web application …\n')
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const { status } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  compressAssets()
  writeFileSync(stamp, sum)
}

if (import.meta.main) ensureBuilt()
