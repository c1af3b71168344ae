import { existsSync } from 'node:fs'
import { isInstalled } from './command.ts'

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

export function findObstacles(): string[] {
  if (process.platform !== 'linux') return ['This needs Linux']
  const missing = Object.entries(programs).filter(([program]) => !isInstalled(program))
  const obstacles = missing.map(
    ([program, name]) => `${program} is missing: apt-get install ${name}`,
  )
  if (process.getuid?.() !== 0) obstacles.push('Run this as root: it boots a container')
  if (!existsSync('/sys/fs/cgroup')) obstacles.push('/sys/fs/cgroup has no control groups')
  return obstacles
}
