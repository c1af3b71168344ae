import type { Ended } from './command.ts'
import type { Container } from './container.ts'
import { commandsAfter } from './document.ts'

export const upgrade = (container: Container, environment = '') =>
  container.inside(commandsAfter('## Upgrade').replace('deploy/upgrade.sh', `${environment}$&`))

export const lastLine = ({ text }: Pick<Ended, 'text'>) => text.trim().split('\n').at(-1) ?? ''

/** Bounded: it may have failed before it began. */
export const waitForUpgrade =
  'for try in $(seq 100); do systemctl is-active -q college-upgrade && break; sleep 0.1; done'
