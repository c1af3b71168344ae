import { createHash } from 'node:crypto'
import type { Send } from 'contract/platform/client'
import type { RejectedForm } from 'contract/platform/rejected-form'
import { type Subject, subjects } from 'contract/subjects'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { askerHeader } from '../http/asker.ts'
import { ourselves, requestIdHeader } from '../http/request-id.ts'
import {
  closedPolicy,
  developmentPolicy,
  pagePolicy,
  permissions,
  workerPolicy,
} from '../http/security-headers.ts'
import { pause } from '../queues/pause.ts'
import { shownIn } from '../response-cache/cache-tags.ts'
import type { KeptAnswers } from '../response-cache/cached-responses.ts'
import { isLastKnown, lastKnownFields } from '../response-cache/stale-if-error.ts'
import type { TellCollege } from '../runtime/college.ts'
import type { RenderTurns } from './render-turns.ts'

/** What a document is drawn from. */
type PageContext = {
  send: Send
  now: Date
  publicUrl: string
  signInLabel?: string | undefined
  rejectedForm?: RejectedForm | undefined
  /**
   * Is given what a document is drawn from, without the time; true when the asker has that already, so that 304 is the
   * answer.
   */
  isKnown: (drawnFrom: string) => boolean
  pause: () => Promise<void>
  isMissing?: boolean | undefined
}

type Mode = 'production' | 'development'

/** What the pages say of an address: its one spelling, what a log may say of it, and what is sent besides. */
export type PageAddress = {
  url: string
  shown: string
  headers: Record<string, string>
  usesCamera: boolean
  /** Whether it may show pages of ours inside. */
  showsOurs: boolean
  /** The address of the one document for all pages of this kind whose subject does not exist. */
  missing: string
  /** Whether it is an address of the table of pages; what it is about need not exist. */
  isPage: boolean
}

/** What the server uses of the web's build. */
export type WebBuild = {
  answerPage: (request: Request, page: PageContext) => Promise<Response>
  pageAddress: (asked: string) => PageAddress
}

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** What it was made from. */
  shows: Subject[]
  /** A sum of what it was drawn from, or would have been with status 304; undefined of what is no document. */
  drawnFrom: string | undefined
}

/** How a page is asked for. */
type Asked = {
  requestId: string
  /** The network of whoever wants it; undefined where nobody's does. */
  drawnFor?: string
  /** The moment of which the page tells. */
  now: Date
  /** Answers to be drawn instead of those of the API, by their addresses. */
  instead?: Instead
  /** The sum of what the asker has: a page that would be drawn from the same is answered 304, and not drawn. */
  known?: string | undefined
  /** Draws the document for all addresses of this page whose subject does not exist. */
  isMissing?: boolean
  /** Nobody has been given a page of this address before: such come after those that many ask for. */
  isNew?: boolean
  /** A form on the page to be drawn with what was typed. */
  rejectedForm?: RejectedForm
}

const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g

const sumOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** SHA-256 sums of the scripts in a document, for its Content-Security-Policy. */
function scriptSums(html: string): string[] {
  const sums = [...html.matchAll(inlineScript)].map(([, script = '']) => sumOf(script))
  return [...new Set(sums)]
}

type Instead = ReadonlyMap<string, unknown>

/** What the answers that a page was drawn from have shown. */
type Drawn = { shows: Set<Subject>; lastKnownAges: number[] }

/** Lists that every page asks for are read once; of more the least recent go. */
const mostParsed = 24
const mostParsedBytes = 64 * 1024

function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

/** Reads cached lists, each once: several pages are drawn from one object, so nobody may change it. */
function createParser() {
  const parsed = new LRUCache<Buffer, object>({ max: mostParsed })
  return (body: Buffer): unknown => {
    const known = parsed.get(body)
    if (known) return known
    const value: unknown = freeze(JSON.parse(body.toString()))
    if (typeof value === 'object' && value && body.length <= mostParsedBytes)
      parsed.set(body, value)
    return value
  }
}

/** Calls of the contract without a network: pages ask the same routes as browsers do, in the log under the page's id. */
const sendTo =
  (
    { app, kept }: { app: FastifyInstance; kept: Pick<KeptAnswers, 'find'> },
    parse: ReturnType<typeof createParser>,
  ) =>
  ({ requestId, drawnFor, instead = new Map() }: Asked, drawn: Drawn): Send =>
  async ({ method, url }) => {
    if (instead.has(url)) return { status: 200, answer: instead.get(url) }
    const cached = kept.find(url)
    if (cached) {
      for (const subject of cached.subjects) drawn.shows.add(subject)
      return { status: 200, answer: parse(cached.body) }
    }
    await pause()
    const own = { [requestIdHeader]: requestId, ...(drawnFor && { [askerHeader]: drawnFor }) }
    const asked = await app.inject({ method, url, headers: own, remoteAddress: ourselves })
    const { statusCode, headers, body } = asked
    // A refusal may come before anybody knows what it would have shown.
    const shown = shownIn(headers) ?? (statusCode >= 400 ? subjects : undefined)
    // Such a page would be kept though what it shows has changed.
    if (!shown) throw new Error(`${url} does not tell what it shows`)
    for (const subject of shown) drawn.shows.add(subject)
    if (isLastKnown(headers)) drawn.lastKnownAges.push(Number(headers.age))
    return { status: statusCode, answer: JSON.parse(body) }
  }

/** What browsers may load and run in an answer of the pages. */
function policyOf(type: string, body: Buffer, mode: Mode, frame: string): string {
  if (type.startsWith('text/javascript')) return workerPolicy
  if (!type.startsWith('text/html')) return closedPolicy
  if (mode === 'development') return developmentPolicy(frame)
  return pagePolicy({ scripts: scriptSums(body.toString()), frame })
}

/**
 * Renders a page to a finished document, or whatever else the web build answers at its addresses: a list for search
 * engines, a redirect. `web.load` gives the web build, anew each time in development.
 */
export function createRenderer({
  app,
  web,
  kept,
  renderTurns,
  college,
  ...site
}: {
  app: FastifyInstance
  web: { load: () => Promise<WebBuild>; mode: Mode }
  kept: Pick<KeptAnswers, 'find'>
  renderTurns: RenderTurns
  college: TellCollege
} & Pick<PageContext, 'publicUrl' | 'signInLabel'>) {
  const { mode } = web
  const sendFor = sendTo({ app, kept }, createParser())
  const draw = async (path: string, asked: Asked): Promise<RenderedPage> => {
    const { now, known, isMissing, rejectedForm } = asked
    const drawn: Drawn = { shows: new Set(), lastKnownAges: [] }
    const send = sendFor(asked, drawn)
    const { answerPage, pageAddress } = await web.load()
    const request = new Request(new URL(path, site.publicUrl))
    let drawnFrom: string | undefined
    const isKnown = (text: string) => {
      drawnFrom = sumOf(text)
      return drawnFrom === known && drawn.lastKnownAges.length === 0
    }
    const given = { ...(isMissing && { isMissing }), rejectedForm }
    const response = await answerPage(request, { send, now, isKnown, pause, ...given, ...site })
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    const { shows, lastKnownAges: ages } = drawn
    const map = new URL((await college()).mapInside).origin
    const { showsOurs, usesCamera } = pageAddress(path)
    const frame = showsOurs ? `'self' ${map}` : map
    const policy = policyOf(headers['content-type'] ?? '', body, mode, frame)
    return {
      status: response.status,
      headers: {
        ...headers,
        'content-security-policy': policy,
        ...(usesCamera && { 'permissions-policy': permissions({ camera: true }) }),
        ...(ages.length > 0 && lastKnownFields(Math.max(...ages))),
      },
      body,
      shows: [...shows],
      drawnFrom,
    }
  }
  return (path: string, asked: Asked): Promise<RenderedPage> => {
    const group = asked.drawnFor ?? 'panel'
    return renderTurns({ group, rank: () => (asked.isNew ? 1 : 0) }, () => draw(path, asked))
  }
}
export type RenderPage = ReturnType<typeof createRenderer>
