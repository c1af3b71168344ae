import { readFileSync, writeFileSync } from 'node:fs'
import { must, run } from './command.ts'

const name = 'college-try'
const bridge = 'college-try'
const forwarding = '/proc/sys/net/ipv4/ip_forward'
const machines = ['first', 'second'] as const

/** Two addresses of this machine, so that one can misbehave and the other visit. */
export const addresses = {
  first: '10.88.41.2',
  second: '10.88.41.4',
  nuisance: '10.88.41.1',
  visitor: '10.88.41.3',
}

const namespace = (machine: string) => `${name}-${machine}`
const link = (machine: string) => `try-${machine}`

async function connect(machine: (typeof machines)[number]): Promise<void> {
  const own = namespace(machine)
  await must('ip', ['netns', 'add', own])
  const peer = ['type', 'veth', 'peer', 'name', 'host0', 'netns', own]
  await must('ip', ['link', 'add', link(machine), 'master', bridge, ...peer])
  await must('ip', ['link', 'set', link(machine), 'up'])
  const inside = (...given: string[]) => must('ip', ['-n', own, ...given])
  await inside('address', 'add', `${addresses[machine]}/24`, 'dev', 'host0')
  await inside('link', 'set', 'host0', 'up')
  await inside('link', 'set', 'lo', 'up')
  await inside('route', 'add', 'default', 'via', addresses.nuisance)
}

export async function openNetwork() {
  const forwardingBefore = readFileSync(forwarding, 'utf8')
  const close = async () => {
    await run('nft', ['delete', 'table', 'ip', name])
    for (const machine of machines) {
      await run('ip', ['link', 'delete', link(machine)])
      await run('ip', ['netns', 'delete', namespace(machine)])
    }
    await run('ip', ['link', 'delete', bridge])
    writeFileSync(forwarding, forwardingBefore)
  }
  // A killed run may have left its network.
  await close()
  await must('ip', ['link', 'add', bridge, 'type', 'bridge'])
  for (const own of [addresses.nuisance, addresses.visitor])
    await must('ip', ['address', 'add', `${own}/24`, 'dev', bridge])
  await must('ip', ['link', 'set', bridge, 'up'])
  for (const machine of machines) await connect(machine)
  writeFileSync(forwarding, '1')
  await must('nft', [
    `table ip ${name} { chain out { type nat hook postrouting priority 100 ; ip saddr { ${addresses.first}, ${addresses.second} } oifname != "${bridge}" masquerade ; } ; }`,
  ])
  return {
    pathOf: (machine: (typeof machines)[number]) => `/run/netns/${namespace(machine)}`,
    close,
  }
}
