import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { startS3 } from 'testing/s3-service.ts'
import type { Ended } from './command.ts'
import type { Container } from './container.ts'
import { commandsAfter, inPlaceOf } from './document.ts'
import { installCaddy, installServer } from './install.ts'
import { addresses } from './network.ts'
import { putNginxInPlace, untilAnswered } from './nginx.ts'
import type { Findings } from './problems.ts'
import type { Repository } from './repository.ts'
import { lastLine, upgrade } from './upgrade.ts'
import { versions } from './versions.ts'
import { visit } from './visit.ts'

const part = 'two machines'
const emptyForm = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
  expected: 400,
}

const asHere = (commands: string) =>
  commands
    .replaceAll('10.0.0.0/24', '10.88.41.0/24')
    .replaceAll('10.0.0.2', addresses.first)
    .replaceAll('10.0.0.3', addresses.second)

type Bucket = Awaited<ReturnType<typeof startS3>>['variables']

function settingsOf({ address }: Container, bucket: Bucket): string {
  let settings = inPlaceOf(asHere(commandsAfter('**Their settings**')), 'OWN-ADDRESS', address)
  for (const [name, value] of Object.entries(bucket))
    settings = inPlaceOf(settings, new RegExp(`^${name}=.*`, 'm'), `${name}=${value}`)
  return settings
}

async function move(container: Container, bucket: Bucket, { note }: Findings): Promise<void> {
  await container.must(asHere(commandsAfter('**The database**')))
  const [backUp = '', restore = ''] = commandsAfter('moves with a backup').split('\n')
  await container.must(`${backUp}\n${settingsOf(container, bucket)}${restore}`)
  const { text } = await container.inside(
    `runuser -u postgres -- psql -d college -Atc 'select count(*) from "contactMessages"'`,
  )
  note(part, 'a site of one machine moves there', Number(text) > 0, `${text.trim()} messages`)
}

async function putInFront(first: Container, second: Container): Promise<void> {
  await first.must(asHere(commandsAfter('nginx sends to the other')))
  await installCaddy(second)
  await second.must(asHere(commandsAfter('**In front**')))
  for (const container of [first, second]) await untilAnswered(container)
}

async function losesNobody(act: () => Promise<Ended[]>, { note }: Findings): Promise<void> {
  const fronts = Object.entries({ nginx: addresses.first, Caddy: addresses.second })
  const running = fronts.flatMap(([front, host]) => [
    { name: `visits behind ${front}`, visits: visit('/events', { host }) },
    { name: `forms behind ${front}`, visits: visit('/api/contact', { host, ...emptyForm }) },
  ])
  for (const ended of await act())
    note(
      part,
      'an upgrade of one',
      ended.code === 0,
      ended.code === 0 ? lastLine(ended) : ended.text,
    )
  for (const { name, visits } of running) {
    const { failures, answered, slowest } = await visits.end()
    const isLocked = failures.length === 0 && answered > 100
    const seen = `${answered} answered, ${failures.length} not ${failures.slice(0, 3)}; the slowest after ${slowest} ms`
    note(part, `${name} meanwhile`, isLocked, seen)
  }
}

export async function nodes(
  first: Container,
  bootSecond: () => Promise<Container>,
  { repository, findings }: { repository: Repository; findings: Findings },
): Promise<void> {
  const bucket = await startS3(await mkdtemp(join(repository.work, 'bucket-')), addresses.nuisance)
  try {
    const { code } = await first.inside('systemctl is-active -q nginx')
    if (code !== 0) await putNginxInPlace(first)
    await move(first, bucket.variables, findings)
    const second = await bootSecond()
    const settings = settingsOf(second, bucket.variables)
    const started = await installServer(second, { settings, address: second.address })
    findings.note(part, 'the second is ready', started.includes('"ready"'), 'ready')
    await putInFront(first, second)
    await repository.publish('A version that creates a table', versions.createsATable)
    await losesNobody(async () => [await upgrade(first), await upgrade(second)], findings)
  } finally {
    await bucket.close()
  }
}
