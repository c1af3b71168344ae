import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './command.ts'
import type { Container } from './container.ts'
import { addresses } from './network.ts'
import { putNginxInPlace } from './nginx.ts'
import type { Findings } from './problems.ts'
import { openSlowSockets } from './slow-sockets.ts'
import { ask, visit } from './visit.ts'

const slowSockets = 2_000
const slowMilliseconds = 30_000
const secret = 'a-secret-that-no-log-may-hold'
const sevenMegabytes = Buffer.alloc(7_000_000)

const outage = '{"message":"Service temporarily unavailable. Please try again later."}'

/** Over HTTP/2, as browsers do: HTTP/1.1 clients that go on sending may lose the response. */
async function refusesLargeUploads(part: string, { note }: Findings): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'college-upload-'))
  const file = join(folder, 'large')
  writeFileSync(file, sevenMegabytes)
  const words = {
    '/api/events': 'Image must be 5MB or smaller',
    '/auth/signup': 'Photo must be 2MB or smaller',
    '/api/contact': 'Request is too large',
  }
  for (const [path, message] of Object.entries(words)) {
    const to = ['--resolve', `college.example:443:${addresses.first}`]
    const sent = ['-F', `image=@${file}`, '-w', ' %{http_code}', `https://college.example${path}`]
    const { text } = await run('curl', ['-sSk', '--http2', ...to, ...sent])
    note(part, `7 MB to ${path}`, text === `${JSON.stringify({ message })} 413`, text)
  }
  rmSync(folder, { recursive: true })
}

/** Without a server, calls get JSON and pages HTML, both with Retry-After, and no secret is logged. */
async function saysThatNobodyIsThere(
  container: Container,
  part: string,
  { note }: Findings,
): Promise<void> {
  await container.must('systemctl stop college')
  const [call, page] = await Promise.all([
    ask('/api/events'),
    ask(`/reset-password/${secret}?and=${secret}`, {
      headers: { referer: `https://college.example/${secret}` },
    }),
  ])
  await container.must('systemctl start college')
  const isCall =
    call.status === 503 && call.body === outage && call.headers['retry-after'] !== undefined
  note(part, 'a call while the server is away', isCall, `${call.status} ${call.body}`)
  const isPage = page.status === 503 && /^text\/html/.test(String(page.headers['content-type']))
  note(
    part,
    'a page while the server is away',
    isPage,
    `${page.status}, Retry-After ${page.headers['retry-after']}`,
  )
}

async function keepsSecrets(container: Container, part: string, { note }: Findings): Promise<void> {
  const paths = ['reset-password', 'shared', 'subscriptions', 'registrations']
  for (const path of [...paths, 'hi/reset-password', 'HI/registrations'])
    await ask(`/${path}/${secret}`)
  // nginx writes its lines after five seconds.
  await sleep(6_000)
  const { text } = await container.inside(
    `grep -rl ${secret} /var/log/nginx 2> /dev/null || true; journalctl --no-pager | grep -c ${secret} || true`,
  )
  note(part, 'secret links in logs', text.trim() === '0', text.trim())
}

async function bearsSlowSockets(part: string, { note }: Findings): Promise<void> {
  const slow = openSlowSockets(slowSockets)
  await sleep(slowMilliseconds / 3)
  const visits = visit('/events')
  await sleep(slowMilliseconds)
  const { failures, answered, median, p99 } = await visits.end()
  const most = await slow.end()
  const seen = `${most} slow; of ${answered + failures.length} visits ${failures.length} failed ${failures.slice(0, 2)}; median ${median} ms, p99 ${p99} ms`
  note(
    part,
    'visitors beside slow sockets of one address',
    failures.length === 0 && answered > 50,
    seen,
  )
}

async function knowsItsName(part: string, { note }: Findings): Promise<void> {
  for (const scheme of ['http', 'https']) {
    const { code, text } = await run('curl', [
      '-sSk',
      '-m',
      '10',
      '-H',
      'Host: other.example',
      `${scheme}://${addresses.first}/`,
    ])
    note(part, `${scheme} for another name`, code !== 0 || text === '', text.trim() || 'nothing')
  }
}

async function staysQuiet(container: Container, part: string, { note }: Findings): Promise<void> {
  await container.must('systemctl stop college')
  const bytes = async () =>
    (await container.must('journalctl -u caddy -o cat --no-pager | wc -c')).trim()
  const before = Number(await bytes())
  await sleep(15_000)
  const perDay = ((Number(await bytes()) - before) / 15) * 86_400
  await container.must('systemctl start college')
  note(
    part,
    'log size per day while a server is away',
    perDay < 1e6,
    `${(perDay / 1e6).toFixed(1)} MB`,
  )
}

async function tryFront(container: Container, part: string, results: Findings): Promise<void> {
  await refusesLargeUploads(part, results)
  await saysThatNobodyIsThere(container, part, results)
  await bearsSlowSockets(part, results)
  await keepsSecrets(container, part, results)
}

export async function fronts(container: Container, results: Findings): Promise<void> {
  await tryFront(container, 'Caddy', results)
  await staysQuiet(container, 'Caddy', results)

  await putNginxInPlace(container)
  await tryFront(container, 'nginx', results)
  await knowsItsName('nginx', results)
}
