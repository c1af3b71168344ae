import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { College } from 'contract/content/facts'
import { isPlainAscii } from 'contract/platform/email'
import type { Config } from '../config/config.ts'
import type { ReadCollege } from '../db/read-college.ts'
import { logoCid } from './email-template.ts'
import { createMailFolder } from './folder.ts'
import { listFields, listHeaders, returnPath } from './list-headers.ts'
import type { Message } from './message.ts'
import { subjectAsWritten } from './subject-as-written.ts'

export type Transport = {
  /** Loads what sending needs. A process killed meanwhile holds no claim on an email. */
  prepare: () => Promise<void>
  /** The connection is closed if it takes longer. */
  send: (message: Message, longestMilliseconds?: number) => Promise<void>
  keepOpen: (work: () => Promise<void>) => Promise<void>
}

const waitMilliseconds = 5_000
/**
 * For a whole email, even if the server drips its replies. Shorter than the claim of an email; RFC 5321 §4.5.3.2 wants minutes: servers
 * that look through an email before they accept it take long, and whoever hangs up sends it again and again.
 */
const sendMilliseconds = 100_000
export const idleMilliseconds = 200
const logoPath = join(
  dirname(createRequire(import.meta.url).resolve('college/package.json')),
  'pictures/logo-mail.png',
)
let logo: Promise<Buffer> | undefined

/** Stored before addresses were restricted: nodemailer may fold non-ASCII letters into somebody else's address. */
class NoMailbox extends Error {
  readonly code = 'EENVELOPE'
  readonly command = 'RCPT TO'
  /** Mailbox name not allowed (RFC 5321 §4.2.3); a retry won't help. */
  readonly responseCode = 553
  readonly response = '553 The address is not written in ASCII'

  constructor() {
    super('The address is not written in ASCII')
  }
}

type Sender = { from: string | undefined; host: string; bounces: string | undefined }

/** A file, not an invitation: an existing entry is updated by its UID. */
const calendarFile = (content: string) => ({
  filename: 'event.ics',
  content,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
})

/** Addresses are passed as objects, so that nothing in them is parsed as a list. */
async function envelopeOf(
  message: Message,
  { name, email }: College,
  { from = email, host, bounces }: Sender,
) {
  logo ??= readFile(logoPath)
  const { _id, recipient, replyTo, subject, text, html, list, attachments = [], calendar } = message
  if (!isPlainAscii(recipient)) throw new NoMailbox()
  return {
    // Stable across retries, so that a duplicate after a crash is recognised.
    messageId: `<${_id}@${host}>`,
    from: from.includes('<') ? from : { name, address: from },
    to: { name: '', address: recipient },
    ...(replyTo && isPlainAscii(replyTo) && { replyTo: { name: '', address: replyTo } }),
    subject: subjectAsWritten(subject),
    text,
    html,
    // No out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...(list && listHeaders) },
    ...(list && listFields(list, { name, host })),
    ...(list && bounces && { envelope: { from: returnPath(bounces, list), to: recipient } }),
    attachments: [
      { filename: 'logo.png', content: await logo, cid: logoCid, contentType: 'image/png' },
      ...attachments,
      ...(calendar ? [calendarFile(calendar)] : []),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const nodemailer = async () => (await import('nodemailer')).default

async function prepare(): Promise<void> {
  await nodemailer()
}

const timeouts = {
  connectionTimeout: waitMilliseconds,
  greetingTimeout: waitMilliseconds,
  socketTimeout: sendMilliseconds,
  dnsTimeout: waitMilliseconds,
}

const thisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Passwords are only sent encrypted, whatever the server offers; on localhost they don't leave the machine. */
function requireTLS(url: string): boolean {
  const { hostname, password } = new URL(url)
  return password !== '' && !thisMachine.test(hostname)
}

const openSender = async (url: string) =>
  (await nodemailer()).createTransport({
    url,
    pool: true,
    maxRequeues: 0,
    requireTLS: requireTLS(url),
    ...timeouts,
  })

/** Connecting takes ten times longer than sending. */
function createSender(url: string) {
  let sender: ReturnType<typeof openSender> | undefined
  let users = 0
  let closing: NodeJS.Timeout | undefined

  async function withConnection(work: () => Promise<void>): Promise<void> {
    clearTimeout(closing)
    users++
    try {
      await work()
    } finally {
      if (--users === 0) closing = setTimeout(close, idleMilliseconds)
    }
  }

  async function close(): Promise<void> {
    const last = sender
    sender = undefined
    const opened = await last?.catch(() => undefined)
    opened?.close()
  }

  const send = (mail: Awaited<ReturnType<typeof envelopeOf>>, longestMilliseconds: number) =>
    withConnection(async () => {
      sender ??= openSender(url)
      const signal = AbortSignal.timeout(longestMilliseconds)
      await (await sender).sendMail({ ...mail, signal })
    })

  return { send, keepOpen: withConnection }
}

/** SMTP; a folder in the local profile; undefined for a deployed site without SMTP. */
export function createTransport(config: Config, college: ReadCollege): Transport | undefined {
  const { hostname } = new URL(config.publicUrl)
  const { smtpUrl, from, bounces } = config.mail
  const envelope = async (message: Message) =>
    envelopeOf(message, await college(), { from, host: hostname, bounces })
  if (smtpUrl) {
    const { send, keepOpen } = createSender(smtpUrl)
    return {
      prepare,
      send: async (message, longestMilliseconds = sendMilliseconds) =>
        send(await envelope(message), longestMilliseconds),
      keepOpen,
    }
  }
  if (config.isDeployed) return undefined
  const folder = createMailFolder(config.dataDir)
  return {
    prepare,
    send: async (message) => {
      const writer = (await nodemailer()).createTransport({ streamTransport: true, buffer: true })
      const written = await writer.sendMail(await envelope(message))
      await folder.write(message, written.message as Buffer)
    },
    keepOpen: (work) => work(),
  }
}
