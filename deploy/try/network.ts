import { readFileSync, writeFileSync } from 'node:fs'
import { must, run } from './command.ts'

const name = 'college-try'
const device = 'college-try'
const forwarding = '/proc/sys/net/ipv4/ip_forward'

/** The container, and two addresses of this machine, so that one may be a nuisance and the other a visitor. */
export const addresses = { container: '10.88.41.2', nuisance: '10.88.41.1', visitor: '10.88.41.3' }

/** A network that only the container is in; it reaches the outside through this machine. */
export async function openNetwork() {
  const forwardingBefore = readFileSync(forwarding, 'utf8')
  const close = async () => {
    await run('nft', ['delete', 'table', 'ip', name])
    await run('ip', ['link', 'delete', device])
    await run('ip', ['netns', 'delete', name])
    writeFileSync(forwarding, forwardingBefore)
  }
  // What a killed try has left is in the way.
  await close()
  await must('ip', ['netns', 'add', name])
  await must('ip', ['link', 'add', device, 'type', 'veth', 'peer', 'name', 'host0', 'netns', name])
  for (const own of [addresses.nuisance, addresses.visitor])
    await must('ip', ['address', 'add', `${own}/24`, 'dev', device])
  await must('ip', ['link', 'set', device, 'up'])
  const inside = (...given: string[]) => must('ip', ['-n', name, ...given])
  await inside('address', 'add', `${addresses.container}/24`, 'dev', 'host0')
  await inside('link', 'set', 'host0', 'up')
  await inside('link', 'set', 'lo', 'up')
  await inside('route', 'add', 'default', 'via', addresses.nuisance)
  writeFileSync(forwarding, '1')
  await must('nft', [
    `table ip ${name} { chain out { type nat hook postrouting priority 100 ; ip saddr ${addresses.container} oifname != "${device}" masquerade ; } ; }`,
  ])
  return { path: `/run/netns/${name}`, close }
}
