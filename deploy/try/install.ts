import { chmodSync, copyFileSync, cpSync, existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { must } from './command.ts'
import type { Container } from './container.ts'
import { commandsAfter, inPlaceOf } from './document.ts'
import { type Findings, say } from './problems.ts'
import { createSite } from './site.ts'

const part = 'install'
const nodeSource = 'https://deb.nodesource.com/gpgkey/nodesource-repo.gpg.key'
/** Trusted authorities of this machine, such as a company's own, and their copy in the container. */
const authorities = '/etc/ssl/certs/ca-certificates.crt'
const copy = '/etc/ssl/authorities-of-the-host.crt'

const isReachable = (url: string) =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** This machine's Node and npm, in case NodeSource is unreachable. */
async function bringNode({ root }: Container): Promise<void> {
  say(
    '  NodeSource cannot be reached: the container gets a copy of the Node and npm of this machine',
  )
  copyFileSync(process.execPath, join(root, 'usr/bin/node'))
  chmodSync(join(root, 'usr/bin/node'), 0o755)
  const npm = dirname(dirname(realpathSync((await must('which', ['npm'])).trim())))
  cpSync(npm, join(root, 'usr/lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true })
  await must('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/bin/npm')])
}

async function installPrograms(container: Container): Promise<void> {
  const commands = commandsAfter('**2. Programs.**')
  if (await isReachable(nodeSource)) await container.must(commands)
  else {
    await container.must(commands.split('\n').slice(0, 1).join('\n'))
    await bringNode(container)
  }
  if (!existsSync(authorities)) return
  copyFileSync(authorities, join(container.root, copy))
  await container.must(`npm config set --location=global cafile ${copy}`)
}

/**
 * Steps 2 to 6 of docs/deploy.md, verbatim except for names. `settings` is a script that extends step 4, `address` where the
 * server then listens.
 */
export async function installServer(
  container: Container,
  { settings = '', address = '127.0.0.1' } = {},
): Promise<string> {
  await container.must("echo '127.0.0.1 localhost college.example' >> /etc/hosts")
  await installPrograms(container)
  await container.must(commandsAfter('**3. A user and folders.**'))
  await container.must(`${commandsAfter('**4. Settings.**')}${settings}`)
  const release = commandsAfter('**5. A release.**')
  await container.must(inPlaceOf(release, 'YOUR-REPOSITORY', '/srv/repository.git'))
  const start = inPlaceOf(commandsAfter('**6. The service.**'), '127.0.0.1', address)
  return container.must(`cd /opt/college/source\n${start}`)
}

/** Step 7, with Caddy as its own certificate authority. */
export async function installCaddy(container: Container): Promise<void> {
  await container.must(
    `mkdir -p /etc/systemd/system/caddy.service.d
     printf '[Service]\\nEnvironment=COLLEGE_TLS=local_certs\\n' > /etc/systemd/system/caddy.service.d/try.conf`,
  )
  await container.must(`cd /opt/college/source\n${commandsAfter('**7. https.**')}`)
  await container.must(
    `until [ -e /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt ]; do sleep 0.2; done
     cp /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt /usr/local/share/ca-certificates/try.crt
     update-ca-certificates`,
  )
}

export async function install(container: Container, { note }: Findings): Promise<void> {
  const site = createSite(container)
  const service = await installServer(container)
  note(
    part,
    'ready when `systemctl enable --now` returns',
    service.includes('"ready"'),
    service.trim(),
  )

  await installCaddy(container)
  const page = await container.must(
    'curl -fsS --retry 20 --retry-connrefused --retry-all-errors --retry-delay 1 https://college.example/',
  )
  note(part, 'the home page over https', page.includes('</html>'), `${page.length} characters`)

  const created = await container.must(
    `{ ${commandsAfter('**8. The first administrator.**')}} <<< ''`,
  )
  const password = /Password: (\S+)/.exec(created)?.[1] ?? ''
  const body = JSON.stringify({ email: 'office@college.example', password })
  const login = await container.inside(
    `curl -sS -H 'Content-Type: application/json' https://college.example/api/admin/login -d '${body}'`,
  )
  note(part, 'the administrator signs in', login.text.includes('Login successful'), login.text)
  await site.writeMessage()
  note(part, 'a message to the office', (await site.messages()) === 1, await site.messages())
  await lookAtUnits(container, { note })
}

async function lookAtUnits(container: Container, { note }: Pick<Findings, 'note'>): Promise<void> {
  const seen: string[] = []
  for (const unit of ['college.service', 'college-backup.service']) {
    const { text } = await container.inside(
      `systemd-analyze security --no-pager ${unit} | tail -n 1`,
    )
    seen.push(/: ([\d.]+ \w+)/.exec(text)?.[1] ?? text)
  }
  const isLow = seen.every((text) => Number.parseFloat(text) < 2)
  note(part, 'exposure of the units, according to systemd', isLow, seen.join(', '))
}
