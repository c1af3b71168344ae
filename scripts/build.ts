import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { reportProgress } from '../server/src/platform/runtime/progress.ts'

const root = join(import.meta.dirname, '..')

/** A build step; `folder` gets a stamp with the hash of its sources. */
type Part = { sources: string[]; folder: string; make: () => Promise<void> }

const pages: Part = {
  sources: [
    'web/app',
    'contract/src',
    'college',
    'server/src/content/library/starting',
    'server/src/platform/images/encode-picture.ts',
    'web/package.json',
    'web/icon-svg.ts',
    ...readdirSync(join(root, 'web'))
      .filter((name) => name.endsWith('.config.ts') && name !== 'vitest.config.ts')
      .map((name) => `web/${name}`),
    'package-lock.json',
  ],
  folder: 'web/build',
  make: async () => {
    const progress = reportProgress('Building the pages (only needed once; takes a minute or more)')
    const { buildStartingFiles } = await import(
      '../server/src/content/library/starting/build-files.ts'
    )
    const [code] = await Promise.all([buildPages(), buildStartingFiles()])
    if (code === 0) await compressAssets()
    progress.end(code === 0 ? 'Pages built' : 'The pages could not be built')
    if (code !== 0) process.exit(code)
  },
}

const server: Part = {
  sources: [
    'server/src',
    'server/bundle.config.ts',
    'contract/src',
    'college',
    'package-lock.json',
  ],
  folder: 'server/build',
  make: async () => {
    const progress = reportProgress('Bundling the server')
    // Has native parts, which a start without a build needn't load.
    const { bundleServer } = await import('../server/bundle.config.ts')
    await bundleServer()
    progress.end('Server bundled')
  },
}

/** Tests don't affect the build. */
const test = /\.test\.tsx?$/
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/

function filesIn(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function hashOf(sources: string[]): string {
  const sum = createHash('sha256')
  const files = sources
    .map((source) => join(root, source))
    .flatMap((path) => (statSync(path).isFile() ? [path] : filesIn(path)))
    .filter((file) => !test.test(file))
  for (const file of files) sum.update(file.slice(root.length)).update(readFileSync(file))
  return sum.digest('hex')
}

/** Compressed once, with maximum effort; the server only sends the files. */
async function compressAssets(): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const files = filesIn(join(root, 'web/build/client')).filter((file) => compressible.test(file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file)
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, quality))
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

async function buildPages(): Promise<number> {
  const cli = join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [cli, 'build', '--app'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'close')
  return code ?? 1
}

const stampOf = ({ folder }: Part) => join(root, folder, 'stamp')
const isBuilt = (part: Part, sum: string) =>
  existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === sum

export const isServerBuilt = () => isBuilt(server, hashOf(server.sources))

/** Builds what has changed. Exits the process on failure. */
export async function ensureBuilt(): Promise<void> {
  for (const part of [pages, server]) {
    const sum = hashOf(part.sources)
    if (isBuilt(part, sum)) continue
    // If this fails, the files of the last build may be gone.
    rmSync(stampOf(part), { force: true })
    await part.make()
    writeFileSync(stampOf(part), sum)
  }
}

if (import.meta.main) await ensureBuilt()
