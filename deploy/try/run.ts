/**
 * `npm run deploy:try`: boots an empty Debian in a container and follows docs/deploy.md, with the commands of the document.
 * Prints a table; fails if a check failed. `-- upgrades fronts` runs only these parts after the install; `--suite trixie`
 * another Debian; `--cache FOLDER` keeps downloads; `--keep` keeps the container's files.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backUpAndRestore } from './backups.ts'
import { must, run } from './command.ts'
import { bootContainer, type Container } from './container.ts'
import { fronts } from './fronts.ts'
import { ensureDebian } from './image.ts'
import { install } from './install.ts'
import { findObstacles } from './machine.ts'
import { addresses, openNetwork } from './network.ts'
import { nodes } from './nodes.ts'
import { createFindings, printFindings, say } from './problems.ts'
import { createRepository, type Repository } from './repository.ts'
import { upgrades } from './upgrades.ts'

const cannotExitCode = 2
const interruptedExitCode = 130
/** For /opt/college: a release takes 120 MB, and 700 MB while it is built. */
const diskSize = '2500m'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    suite: { type: 'string', default: 'bookworm' },
    cache: { type: 'string', default: '/var/tmp/college-try' },
    keep: { type: 'boolean', default: false },
  },
})

const results = createFindings()
type Tried = {
  container: Container
  bootSecond: () => Promise<Container>
  repository: Repository
}
const parts: Record<string, (tried: Tried) => Promise<void>> = {
  backups: ({ container }) => backUpAndRestore(container, results),
  upgrades: (tried) => upgrades({ ...tried, findings: results }),
  fronts: ({ container }) => fronts(container, results),
  nodes: ({ container, bootSecond, repository }) =>
    nodes(container, bootSecond, { repository, findings: results }),
}
const names = Object.keys(parts)
const unknown = positionals.filter((name) => !(name in parts))
const obstacles = [
  ...unknown.map((name) => `Unknown part ${name}. Choose from: ${names.join(', ')}`),
  ...findObstacles(),
]
if (obstacles.length > 0) {
  for (const obstacle of obstacles) process.stderr.write(`${obstacle}\n`)
  process.exit(cannotExitCode)
}
// Always in the order above: `nodes` leaves two servers whose bucket is gone.
const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name))

const image = await ensureDebian(options.suite, options.cache)
mkdirSync(join(options.cache, 'npm'), { recursive: true })
const work = mkdtempSync(join(tmpdir(), 'college-try-'))
const network = await openNetwork()
const booted: { container: Container; disk: string }[] = []

async function bootMachine(name: 'first' | 'second', { bare }: Repository): Promise<Container> {
  say(`Booting Debian (${options.suite}) in ${work}, the ${name} machine …`)
  const disk = join(work, `disk-${name}`)
  mkdirSync(disk)
  await must('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=755`, 'college-try', disk])
  const container = await bootContainer(image, join(work, name), {
    address: addresses[name],
    network: network.pathOf(name),
    binds: [
      `=${disk}:/opt/college`,
      `-ro=${bare}:/srv/repository.git`,
      `=${join(options.cache, 'npm')}:/root/.npm`,
    ],
  }).catch(async (error: unknown) => {
    await must('umount', [disk])
    throw error
  })
  booted.push({ container, disk })
  return container
}

let cleaning: Promise<void> | undefined
const cleanUp = () => (cleaning ??= removeMachines())

async function removeMachines(): Promise<void> {
  for (const { container, disk } of booted.reverse()) {
    await container.stop()
    await run('umount', [disk])
  }
  await network.close()
  if (options.keep) say(`The containers are left in ${work}`)
  else rmSync(work, { recursive: true, force: true })
}

// The container, its disk and its network would outlive this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(interruptedExitCode)))

try {
  const repository = await createRepository(work)
  const container = await bootMachine('first', repository)
  const bootSecond = () => bootMachine('second', repository)
  say('Installing according to docs/deploy.md …')
  await install(container, results)
  for (const name of chosen) {
    say(`${name} …`)
    await parts[name]?.({ container, bootSecond, repository }).catch((error: Error) => {
      results.note(name, 'to its end', false, error.message)
    })
  }
} finally {
  await cleanUp()
}
printFindings(results.findings)
process.exit(results.findings.every(({ isHeld }) => isHeld) ? 0 : 1)
