/** `npm run sbom`: CycloneDX JSON of the production dependencies; `-- FILE` writes it there. Reproducible. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const shipped = ['', 'contract', 'college', 'server', 'web']

type Package = {
  link?: boolean
  resolved?: string
  dev?: boolean
  devOptional?: boolean
  devDependencies?: unknown
  workspaces?: string[]
}

/** `npm sbom --omit dev` would also drop packages that development uses *too*, such as nodemailer and zod. */
function writeProduction(folder: string): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const packages: Record<string, Package> = lock.packages
  for (const [path, entry] of Object.entries(packages)) {
    const isOwn = !path.includes('node_modules/')
    const workspace = isOwn ? path : entry.link ? entry.resolved : undefined
    const isShipped = workspace === undefined || shipped.includes(workspace)
    if (entry.dev || entry.devOptional || !isShipped) {
      delete packages[path]
      continue
    }
    if (!isOwn) continue
    delete entry.devDependencies
    if (entry.workspaces) entry.workspaces = shipped.slice(1)
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(entry))
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
}

function makeSbom(): string {
  const temporary = mkdtempSync(join(tmpdir(), 'college-sbom-'))
  try {
    // npm names the project after its folder.
    const folder = join(temporary, 'college-website')
    writeProduction(folder)
    const command = 'npm sbom --sbom-format cyclonedx --package-lock-only --loglevel error'
    const { status, stdout } = spawnSync(command, {
      cwd: folder,
      shell: true,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (status !== 0) throw new Error('npm could not list the packages')
    const { serialNumber: _, ...sbom } = JSON.parse(stdout)
    delete sbom.metadata.timestamp
    return `${JSON.stringify(sbom, null, 2)}\n`
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

const [file] = process.argv.slice(2)
const sbom = makeSbom()
if (file) writeFileSync(file, sbom)
else process.stdout.write(sbom)
