import { existsSync } from 'node:fs'
import { isInstalled } from './command.ts'

/** Programs, and the package of Debian and Ubuntu that each is in. */
const programs: Record<string, string> = {
  debootstrap: 'debootstrap',
  'systemd-nspawn': 'systemd-container',
  nsenter: 'util-linux',
  ip: 'iproute2',
  nft: 'nftables',
  curl: 'curl',
  git: 'git',
  npm: 'npm',
}

/** Why this machine cannot boot a Debian of its own, a line each; empty when it can. */
export function findObstacles(): string[] {
  if (process.platform !== 'linux') return ['This takes Linux']
  const missing = Object.entries(programs).filter(([program]) => !isInstalled(program))
  const obstacles = missing.map(
    ([program, name]) => `${program} is missing: apt-get install ${name}`,
  )
  if (process.getuid?.() !== 0) obstacles.push('This takes root, to boot a container')
  if (!existsSync('/sys/fs/cgroup')) obstacles.push('There are no control groups in /sys/fs/cgroup')
  return obstacles
}
