import type { Ended } from './command.ts'
import type { Container } from './container.ts'
import type { Findings } from './problems.ts'
import type { Repository } from './repository.ts'
import { createSite } from './site.ts'
import { lastLine, upgrade, waitForUpgrade } from './upgrade.ts'
import { versions } from './versions.ts'
import { visit } from './visit.ts'

const part = 'upgrade'
const unfinished = `ls -A /opt/college /opt/college/releases | grep -E '^[.]upgrade$|building$' || true`

const noSpace = /.*(?:ENOSPC|No space left|insufficient space).*/i

type Trial = { container: Container; findings: Findings; repository: Repository }

/** The upgrade must fail with its `reason`, keep the previous release running with all its data, and leave nothing behind. */
async function rejected(
  { container, findings: { note } }: Trial,
  name: string,
  act: () => Promise<Ended>,
  reason = /.*$/,
): Promise<void> {
  const site = createSite(container)
  const [release, messages] = [await site.current(), await site.messages()]
  const { code, text } = await act()
  const leftovers = await container.must(unfinished)
  const isAsBefore = (await site.current()) === release && (await site.messages()) === messages
  const isStated = code === 1 && reason.test(text)
  const isLocked = isStated && isAsBefore && leftovers === '' && (await site.isReady())
  const seen = reason.exec(text.trim())?.[0] ?? ''
  note(part, name, isLocked, isLocked ? seen : `code ${code}, left ${leftovers.trim()}: ${text}`)
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
  note(part, 'to a version that works', isThere, code === 0 ? lastLine({ text }) : text)
  note(part, 'a second at the same time', second.code === 1, lastLine(second))
  const seen = `${answered} answered, ${failures.length} not ${failures.slice(0, 3)}; the slowest after ${slowest} ms`
  note(part, 'visitors meanwhile, behind Caddy', failures.length === 0, seen)
}

async function fullDisk(trial: Trial): Promise<void> {
  const { container } = trial
  const act = async () => {
    await container.must(
      `fallocate -l $(( $(df --output=avail -B1 /opt/college | tail -n 1) - 100000000 )) /opt/college/filler`,
    )
    const ended = await upgrade(container)
    await container.must('rm /opt/college/filler')
    return ended
  }
  await rejected(trial, 'on a full disk', act, noSpace)
}

/** Enough room for the release, but not for the backup. */
async function fullBackups(trial: Trial): Promise<void> {
  const { container } = trial
  const act = async () => {
    await container.must(
      `mount -t tmpfs -o size=4k,mode=700,uid=$(id -u college),gid=$(id -g college) full /var/backups/college
       fallocate -l 4096 /var/backups/college/filler`,
    )
    const ended = await upgrade(container)
    await container.must('umount /var/backups/college')
    return ended
  }
  await rejected(trial, 'without room for the backup', act, noSpace)
}

async function killed({ container, findings: { note } }: Trial, name: string, isThere: string) {
  const site = createSite(container)
  const messages = await site.messages()
  const visits = visit('/about')
  const ended = upgrade(container)
  await container.inside(waitForUpgrade)
  await container.must(
    `before=$(readlink /opt/college/current)
     while ! ${isThere} && systemctl is-active -q college-upgrade; do sleep 0.02; done
     kill -9 $(systemctl show --property=MainPID --value college-upgrade)`,
  )
  const { code, text } = await ended
  const leftovers = await container.must(unfinished)
  const isFull = (await site.isReady()) && (await site.messages()) === messages
  const { answered, failures, slowest } = await visits.end()
  const seen = `code ${code}: ${lastLine({ text })}; ${answered} visits answered, ${failures.length} not, the slowest after ${slowest} ms`
  note(part, name, isFull && leftovers === '' && failures.length === 0, seen)
}

/** Killed before and after the rename; the next upgrade must work. */
async function killedAtTheChange(trial: Trial): Promise<void> {
  const { container, repository, findings } = trial
  const version = await repository.publish('Another version that works', {})
  await killed(
    trial,
    'killed when the site had just been stopped',
    '[ -e /opt/college/.upgrade/stopped ]',
  )
  await killed(
    trial,
    'killed when the releases had just been changed',
    '[ "$(readlink /opt/college/current)" != "$before" ]',
  )
  const ended = await upgrade(container)
  const site = createSite(container)
  const isThere = ended.code === 0 && (await site.current()) === version && (await site.isReady())
  findings.note(part, 'the next one works', isThere, isThere ? lastLine(ended) : ended.text)
}

export async function upgrades(trial: Trial): Promise<void> {
  const { container, repository } = trial
  await works(trial)
  await repository.publish('A build that fails', versions.failingBuild)
  await rejected(trial, 'a build that fails', () => upgrade(container), /This build fails/)
  await repository.publish('A version for which there is no room', {})
  await fullDisk(trial)
  await fullBackups(trial)
  await repository.publish('Never ready', versions.neverReady)
  await rejected(trial, 'a release that never becomes ready', () =>
    upgrade(container, 'READY_SECONDS=20 '),
  )
  await repository.publish('Changes the database and ends', versions.migratesAndEnds)
  await rejected(trial, 'one that changes the database and ends', () => upgrade(container))
  await killedAtTheChange(trial)
}
