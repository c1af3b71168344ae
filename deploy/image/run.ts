/**
 * `npm run deploy:image`: builds `deploy/Containerfile` from what is committed with buildah, and runs it with crun as
 * `deploy/compose` does, over a folder and over an S3 bucket. `--cache FOLDER`: where Debian is cached. Prints a table; exit
 * code 1 if a check failed, 2 if this machine cannot run them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesBelow } from 'testing/files-below.ts'
import { startS3 } from 'testing/s3-service.ts'
import { isInstalled } from '../try/command.ts'
import { ensureDebian } from '../try/image.ts'
import { createFindings, printFindings, say } from '../try/problems.ts'
import { buildImage } from './build.ts'
import { tryImage } from './look.ts'
import { createRuntime } from './runtime.ts'

const cannotExitCode = 2

const { values: options } = parseArgs({
  options: { cache: { type: 'string', default: '/var/tmp/college-try' } },
})
const obstacles = [
  ...['buildah', 'crun', 'debootstrap', 'git'].flatMap((name) =>
    isInstalled(name) ? [] : [`${name} is missing: apt-get install ${name}`],
  ),
  ...(process.getuid?.() === 0 ? [] : ['Run this as root: it builds an image']),
]
if (obstacles.length > 0) {
  for (const obstacle of obstacles) process.stderr.write(`${obstacle}\n`)
  process.exit(cannotExitCode)
}

const tried = createFindings()
const work = mkdtempSync(join(tmpdir(), 'college-image-'))
try {
  const debian = await ensureDebian('bookworm', options.cache)
  say('Building the image …')
  const image = await buildImage(work, debian)
  const runtime = createRuntime(work, image)
  const { Healthcheck } = image.config
  await tryImage({ part: 'a folder', runtime, check: Healthcheck.Test, settings: {}, tried })
  const place = mkdtempSync(join(work, 'bucket-'))
  const bucket = await startS3(place)
  const settings = bucket.variables
  await tryImage({ part: 'a bucket', runtime, check: Healthcheck.Test, settings, tried })
  await bucket.close()
  const files = await filesBelow(place)
  tried.note('a bucket', 'files lie in it', files.length > 0, `${files.length} files`)
} catch (error) {
  tried.note(
    'the image',
    'to its end',
    false,
    error instanceof Error ? error.message : String(error),
  )
} finally {
  rmSync(work, { recursive: true, force: true })
}
printFindings(tried.findings)
process.exit(tried.findings.every(({ isHeld }) => isHeld) ? 0 : 1)
