import type { Container } from './container.ts'
import { commandsAfter } from './document.ts'
import type { Findings } from './findings.ts'
import type { Repository } from './repository.ts'
import { createSite } from './site.ts'
import { visit } from './visit.ts'

const part = 'upgrade'
const unfinished = `ls -A /opt/college /opt/college/releases | grep -E '^[.]upgrade$|building$' || true`

/** Not for ever: it may have failed before it began. */
const waitForUpgrade =
  'for try in $(seq 100); do systemctl is-active -q college-upgrade && break; sleep 0.1; done'

const failingBuild = {
  'scripts/build.ts': (text: string) => `throw new Error('This build fails')\n${text}`,
}
const neverReady = {
  'server/src/health.ts': (text: string) =>
    text.replace("return { status: 'ready' }", 'throw unavailable()'),
}
const migratesAndEnds = {
  'server/src/db/migrate.ts': (text: string) =>
    text.replace(
      'const migrations: Record<string, Up> = {',
      `$&\n  '900-of-a-try': async (db) => db.schema.createTable('tried').addColumn('x', 'text').execute(),`,
    ),
  'server/src/main.ts': (text: string) =>
    text.replace(/^.*migrate\(database\.db, database\.engine\).*$/m, '$&\n  process.exit(1)'),
}

type Trial = { container: Container; findings: Findings; repository: Repository }

const upgrade = (container: Container, environment = '') =>
  container.inside(commandsAfter('## Upgrade').replace('deploy/upgrade.sh', `${environment}$&`))

/** An upgrade that must not come about: the former release runs afterwards, with all it had, and nothing lies about. */
async function refused(
  { container, findings: { note } }: Trial,
  name: string,
  act: () => Promise<{ code: number; text: string }>,
): Promise<void> {
  const site = createSite(container)
  const [release, messages] = [await site.current(), await site.messages()]
  const { code, text } = await act()
  const leftovers = await container.must(unfinished)
  const isAsBefore = (await site.current()) === release && (await site.messages()) === messages
  const isHeld = code === 1 && isAsBefore && leftovers === '' && (await site.isReady())
  const seen = text.trim().split('\n').at(-1) ?? ''
  note(part, name, isHeld, isHeld ? seen : `code ${code}, left ${leftovers.trim()}: ${text}`)
}

async function works({ container, findings: { note }, repository }: Trial): Promise<void> {
  const site = createSite(container)
  const version = await repository.publish('A version that works', {})
  const visits = visit('/about')
  const first = upgrade(container)
  await container.inside(waitForUpgrade)
  const second = await upgrade(container)
  const { code, text } = await first
  const { failures, answered, slowest } = await visits.end()
  const isThere = code === 0 && (await site.current()) === version && (await site.messages()) > 0
  note(
    part,
    'to a version that works',
    isThere,
    code === 0 ? (text.trim().split('\n').at(-1) ?? '') : text,
  )
  note(
    part,
    'a second at the same time',
    second.code === 1,
    second.text.trim().split('\n').at(-1) ?? '',
  )
  const seen = `${answered} answered, ${failures.length} not ${failures.slice(0, 3)}; the slowest after ${slowest} ms`
  note(part, 'visitors meanwhile, behind Caddy', failures.length === 0, seen)
}

async function fullDisk({ container, ...trial }: Trial): Promise<void> {
  await refused({ container, ...trial }, 'on a full disk', async () => {
    await container.must(
      `fallocate -l $(( $(df --output=avail -B1 /opt/college | tail -n 1) - 100000000 )) /opt/college/filler`,
    )
    const ended = await upgrade(container)
    await container.must('rm /opt/college/filler')
    return ended
  })
}

async function killed({ container, findings: { note } }: Trial): Promise<void> {
  const site = createSite(container)
  const messages = await site.messages()
  const ended = upgrade(container)
  await container.inside(waitForUpgrade)
  await container.must(
    `before=$(readlink /opt/college/current)
     while [ "$(readlink /opt/college/current)" = "$before" ] && systemctl is-active -q college-upgrade; do sleep 0.05; done
     kill -9 $(systemctl show --property=MainPID --value college-upgrade)`,
  )
  const { code, text } = await ended
  const isWhole = (await site.isReady()) && (await site.messages()) === messages
  const leftovers = await container.must(unfinished)
  note(
    part,
    'killed in the middle of the change',
    isWhole && leftovers === '',
    `code ${code}: ${text.trim().split('\n').at(-1)}`,
  )
}

/** What docs/deploy.md says of upgrades: to what works, and to what does not. */
export async function upgrades(trial: Trial): Promise<void> {
  const { container, repository } = trial
  await works(trial)
  await repository.publish('A build that fails', failingBuild)
  await refused(trial, 'a build that fails', () => upgrade(container))
  await fullDisk(trial)
  await repository.publish('Never ready', neverReady)
  await refused(trial, 'a release that never gets ready', () =>
    upgrade(container, 'READY_SECONDS=20 '),
  )
  await repository.publish('Changes the database and ends', migratesAndEnds)
  await refused(trial, 'one that changes the database and ends', () => upgrade(container))
  await repository.publish('Another version that works', {})
  await killed(trial)
}
