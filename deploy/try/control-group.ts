import { mkdirSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where control groups of version 2 are, beside others or alone; undefined where there are none. */
const mountOfVersion2 = () =>
  /^\d+ \d+ \S+ \S+ (\S+) .* - cgroup2 /m.exec(readFileSync('/proc/self/mountinfo', 'utf8'))?.[1]

const ownGroup = () => /^0::(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1] ?? '/'

/**
 * Makes a control group below the one that this process is in. systemd-nspawn gives a container the one it is started in, and
 * two containers in the same would end each other's services.
 */
export function makeControlGroup(name: string): string {
  const group = join(mountOfVersion2() ?? '/sys/fs/cgroup', ownGroup(), name)
  mkdirSync(group, { recursive: true })
  return group
}

/** Removes a group that nothing runs in any more, with those in it. Its files are not removed: they are the kernel's. */
export function removeControlGroup(group: string): void {
  for (const entry of readdirSync(group, { withFileTypes: true }))
    if (entry.isDirectory()) removeControlGroup(join(group, entry.name))
  rmdirSync(group)
}
