import { mkdirSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'

const mountOfVersion2 = () =>
  /^\d+ \d+ \S+ \S+ (\S+) .* - cgroup2 /m.exec(readFileSync('/proc/self/mountinfo', 'utf8'))?.[1]

const ownGroup = () => /^0::(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1] ?? '/'

/** systemd-nspawn puts a container into its own group, and two in the same group would end each other's services. */
export function makeControlGroup(name: string): string {
  const group = join(mountOfVersion2() ?? '/sys/fs/cgroup', ownGroup(), name)
  mkdirSync(group, { recursive: true })
  return group
}

/** The kernel removes the files itself. */
export function removeControlGroup(group: string): void {
  for (const entry of readdirSync(group, { withFileTypes: true }))
    if (entry.isDirectory()) removeControlGroup(join(group, entry.name))
  rmdirSync(group)
}
