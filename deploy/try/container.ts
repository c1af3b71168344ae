import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Ended, must, run } from './command.ts'
import { makeControlGroup, removeControlGroup } from './control-group.ts'

const bootSeconds = 120
const environment = ['HOME=/root', 'LC_ALL=C.UTF-8', 'TERM=dumb']
const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

function firstProcess(parent: number): number | undefined {
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, , , parentOf] = readFileSync(`/proc/${entry}/stat`, 'utf8')
        .replace(/\(.*\)/, 'x')
        .split(' ')
      if (Number(parentOf) === parent) return Number(entry)
    } catch {}
  }
  return undefined
}

type Place = { root: string; network: string; binds: string[]; group: string; log: string }

function boot({ root, network, binds, group, log }: Place): ChildProcess {
  const child = spawn(
    'sh',
    [
      '-c',
      'echo $$ > "$0/cgroup.procs" && exec "$@"',
      group,
      'systemd-nspawn',
      '--quiet',
      '--keep-unit',
      '--register=no',
      `--directory=${root}`,
      `--network-namespace-path=${network}`,
      '--resolv-conf=replace-host',
      ...binds.map((bind) => `--bind${bind}`),
      '--boot',
    ],
    // From version 256 on, systemd only boots on control groups of version 2.
    {
      env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const file = createWriteStream(log)
  child.stdout?.pipe(file, { end: false })
  child.stderr?.pipe(file, { end: false })
  return child
}

/**
 * Boots a copy of the Debian in `image` with systemd, in its own network. `binds` are systemd-nspawn options from the `=` or
 * `-ro=` on. Throws if it does not boot.
 */
export async function bootContainer(
  image: string,
  work: string,
  { address, network, binds }: { address: string; network: string; binds: string[] },
) {
  const root = join(work, 'root')
  mkdirSync(work)
  await must('cp', ['-a', '--reflink=auto', image, root])
  const log = join(work, 'console.log')
  const group = makeControlGroup(`college-try-${basename(work)}`)
  const child = boot({ root, network, binds, group, log })
  const exited = once(child, 'close')
  const inside = async (script: string, more: string[] = []): Promise<Ended> => {
    const leader = firstProcess(child.pid ?? 0)
    if (!leader) throw new Error(`The container has ended; see ${log}`)
    const given = ['-a', '-t', String(leader), '--', 'env', '-i', path, ...environment, ...more]
    return run('nsenter', [...given, 'bash', '-euo', 'pipefail', '-c', script])
  }
  const stop = async () => {
    child.kill('SIGTERM')
    const killing = setTimeout(() => child.kill('SIGKILL'), 30_000)
    await exited
    clearTimeout(killing)
    removeControlGroup(group)
  }
  await booted(inside, log).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    address,
    root,
    /** As root, ended by the first failing line. */
    inside,
    must: async (script: string): Promise<string> => {
      const { code, text } = await inside(script)
      if (code !== 0)
        throw new Error(`This ended with ${code} in the container:\n${script}\n${text}`)
      return text
    },
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    stop,
  }
}
export type Container = Awaited<ReturnType<typeof bootContainer>>

async function booted(inside: (script: string) => Promise<Ended>, log: string): Promise<void> {
  for (let second = 0; second < bootSeconds; second++) {
    await sleep(1_000)
    const { text } = await inside('systemctl is-system-running || true').catch(() => ({ text: '' }))
    if (/^(running|degraded)/m.test(text)) return
  }
  throw new Error(`systemd did not boot in a container here within ${bootSeconds} s:
${readFileSync(log, 'utf8').split('\n').slice(-15).join('\n')}
Where nothing can be booted, docs/deploy.md can be walked by hand on a rented machine.`)
}
