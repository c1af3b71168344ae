/**
 * `npm run deploy:try`: boots an empty Debian in a container with systemd, and walks docs/deploy.md in it: the commands come
 * from the document. Prints a table of what held; fails when something did not. `-- upgrades fronts` only these parts after the
 * install; `--suite trixie` another Debian; `--cache FOLDER` for what is fetched; `--keep` leaves the container's files.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backUpAndRestore } from './backups.ts'
import { must, run } from './command.ts'
import { bootContainer, type Container } from './container.ts'
import { createFindings, printFindings, say } from './findings.ts'
import { fronts } from './fronts.ts'
import { ensureDebian } from './image.ts'
import { install } from './install.ts'
import { findObstacles } from './machine.ts'
import { openNetwork } from './network.ts'
import { createRepository, type Repository } from './repository.ts'
import { upgrades } from './upgrades.ts'

const cannotExitCode = 2
/** Of /opt/college: a release takes 120 MB, and 700 MB while it is made. */
const diskSize = '2500m'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    suite: { type: 'string', default: 'bookworm' },
    cache: { type: 'string', default: '/var/tmp/college-try' },
    keep: { type: 'boolean', default: false },
  },
})

const findings = createFindings()
type Tried = { container: Container; repository: Repository }
const parts: Record<string, (tried: Tried) => Promise<void>> = {
  backups: ({ container }) => backUpAndRestore(container, findings),
  upgrades: (tried) => upgrades({ ...tried, findings }),
  fronts: ({ container }) => fronts(container, findings),
}
const names = Object.keys(parts)
const unknown = positionals.filter((name) => !(name in parts))
const obstacles = [
  ...unknown.map((name) => `There is no part ${name}: ${names.join(', ')}`),
  ...findObstacles(),
]
if (obstacles.length > 0) {
  for (const obstacle of obstacles) process.stderr.write(`${obstacle}\n`)
  process.exit(cannotExitCode)
}
const chosen = positionals.length > 0 ? positionals : names

const image = await ensureDebian(options.suite, options.cache)
mkdirSync(join(options.cache, 'npm'), { recursive: true })
const work = mkdtempSync(join(tmpdir(), 'college-try-'))
const disk = join(work, 'opt')
mkdirSync(disk)
await must('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=755`, 'college-try', disk])
const network = await openNetwork()
let container: Container | undefined
try {
  const repository = await createRepository(work)
  say(`Booting Debian (${options.suite}) in ${work} …`)
  container = await bootContainer(image, work, {
    network: network.path,
    binds: [
      `=${disk}:/opt/college`,
      `-ro=${repository.bare}:/srv/repository.git`,
      `=${join(options.cache, 'npm')}:/root/.npm`,
    ],
  })
  say('Installing, as docs/deploy.md says …')
  await install(container, findings)
  for (const name of chosen) {
    say(`${name} …`)
    await parts[name]?.({ container, repository }).catch((error: Error) => {
      findings.note(name, 'to its end', false, error.message)
    })
  }
} finally {
  await container?.stop()
  await network.close()
  await run('umount', [disk])
  if (options.keep) say(`The container is left in ${work}`)
  else rmSync(work, { recursive: true, force: true })
}
printFindings(findings.findings)
process.exit(findings.findings.every(({ isHeld }) => isHeld) ? 0 : 1)
