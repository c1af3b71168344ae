import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createContactMessage } from 'contract/messaging/contact'
import { administrator } from 'testing/administrator.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { freePort } from 'testing/free-port.ts'
import type { Findings } from '../try/problems.ts'
import type { RunningImage, Runtime } from './runtime.ts'
import { lookAtDocument, tryUploads } from './uploads.ts'

const startMilliseconds = 120_000
/** Longer than the server takes to notice a signal. */
const noticeMilliseconds = 500

type Trying = {
  part: string
  runtime: Runtime
  check: readonly string[]
  settings: Record<string, string>
  tried: Findings
}

async function untilReady(origin: string, running: RunningImage): Promise<boolean> {
  const over = Date.now() + startMilliseconds
  while (Date.now() < over && !running.hasEnded()) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await sleep(500)
  }
  return false
}

/** Printed inside the container: its user, and where it can write. */
const whatItMay = `
const fs = require('node:fs')
const [, uid] = /^Uid:\\s+(\\d+)/m.exec(fs.readFileSync('/proc/1/status', 'utf8'))
const [, capabilities] = /^CapEff:\\s+(\\w+)/m.exec(fs.readFileSync('/proc/1/status', 'utf8'))
const places = ['/app', '/etc', '/tmp', '/data'].filter((place) => {
  try {
    fs.writeFileSync(place + '/.tried', '')
    fs.rmSync(place + '/.tried')
    return true
  } catch {
    return false
  }
})
process.stdout.write(JSON.stringify({ uid, capabilities: Number('0x' + capabilities), places }))`

async function tryRights({ part, tried }: Trying, running: RunningImage): Promise<void> {
  const { text } = await running.inside(['node', '-e', whatItMay])
  const { uid, capabilities, places } = JSON.parse(text)
  tried.note(part, 'the user is not root', uid !== '0' && capabilities === 0, `${uid}, no rights`)
  const isNotified = places.join() === '/tmp,/data'
  tried.note(part, 'only /tmp and /data are writable', isNotified, places.join(' '))
}

async function tryHealth({ part, check, tried }: Trying, running: RunningImage): Promise<void> {
  const command = check.slice(1)
  const { code } = await running.inside(command)
  tried.note(part, 'health check', check[0] === 'CMD' && code === 0, `code ${code}`)
  const elsewhere = await running.inside(['env', 'PORT=1', ...command])
  tried.note(part, 'health check without a server', elsewhere.code === 1, `code ${elsewhere.code}`)
}

/** Half a form: the server has accepted it and waits for the rest. */
async function sendHalf(origin: string) {
  const body = Buffer.from(JSON.stringify(aContactForm()))
  const half = Math.floor(body.length / 2)
  const sending: ClientRequest = request(origin + createContactMessage.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  sending.write(body.subarray(0, half))
  await sleep(noticeMilliseconds)
  return async () => {
    sending.end(body.subarray(half))
    const [answer] = await answered
    answer.resume()
    return answer.statusCode
  }
}

async function tryStop({ part, tried }: Trying, origin: string, running: RunningImage) {
  const sendRest = await sendHalf(origin)
  await running.signal('TERM')
  await sleep(noticeMilliseconds)
  const status = await sendRest()
  tried.note(part, 'a form in transit is answered', status === 201, status ?? 'nothing')
  const code = await running.end()
  tried.note(part, 'it stops on request', code === 0, `code ${code}`)
}

/** Runs the image over a volume, then a second container over the same one. */
export async function tryImage(trying: Trying): Promise<void> {
  const { part, runtime, settings, tried } = trying
  const volume = runtime.makeVolume(`data of ${part}`)
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const given = {
    ...settings,
    PORT: port,
    PUBLIC_URL: 'https://college.example',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  }
  const first = runtime.start(volume, given)
  const isReady = await untilReady(origin, first)
  tried.note(part, 'the server is ready', isReady, isReady ? 'ready' : first.log().slice(-500))
  if (!isReady) return
  await tryRights(trying, first)
  await tryHealth(trying, first)
  const page = await (await fetch(`${origin}/about`)).text()
  tried.note(part, 'a page', page.includes('<h1'), `${page.length} characters`)
  const { document } = await tryUploads(part, origin, tried)
  await tryStop(trying, origin, first)

  const second = runtime.start(volume, given)
  const isBack = await untilReady(origin, second)
  tried.note(
    part,
    'another container takes over',
    isBack,
    isBack ? 'ready' : second.log().slice(-500),
  )
  const isThere = isBack && (await lookAtDocument(origin + document))
  tried.note(part, 'its data is still there', isThere, document)
  await second.signal('TERM')
  await second.end()
}
