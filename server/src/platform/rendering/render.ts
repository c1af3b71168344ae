import { createHash } from 'node:crypto'
import { type CacheTag, cacheTags } from 'contract/cache-tags'
import type { Send } from 'contract/platform/client'
import type { RejectedForm } from 'contract/platform/rejected-form'
import type { FastifyInstance } from 'fastify'
import inject from 'light-my-request'
import { LRUCache } from 'lru-cache'
import type { ReadCollege } from '../db/read-college.ts'
import { clientHeader } from '../http/client-address.ts'
import { internalAddress, requestIdHeader } from '../http/request-id.ts'
import {
  closedPolicy,
  developmentPolicy,
  pagePolicy,
  permissions,
  workerPolicy,
} from '../http/security-headers.ts'
import { pause } from '../queues/pause.ts'
import { tagsIn } from '../response-cache/cache-tags.ts'
import type { CachedResponses } from '../response-cache/cached-responses.ts'
import { isStaleResponse, staleHeaders } from '../response-cache/stale-if-error.ts'
import { answerDirectly, type DirectCall } from './direct-calls.ts'
import type { RenderTurns } from './render-turns.ts'

type PageContext = {
  send: Send
  now: Date
  publicUrl: string
  signInLabel?: string | undefined
  rejectedForm?: RejectedForm | undefined
  /** Receives the inputs without the time; returns true if the client has that version (304). */
  isKnown: (renderedFrom: string) => boolean
  pause: () => Promise<void>
  onError: (error: unknown) => void
  isMissing?: boolean | undefined
}

type Mode = 'production' | 'development'

export type RenderedAddress = {
  url: string
  shown: string
  headers: Record<string, string>
  usesCamera: boolean
  showsOurs: boolean
  /** One shared 404 page per kind of page. */
  missing: string
  isPage: boolean
}

type PageAnswer = { status: number; headers: Record<string, string>; body: string | Buffer }

export type WebBuild = {
  answerPage: (url: URL, page: PageContext) => Promise<PageAnswer>
  pageAddress: (requested: string) => RenderedAddress
}

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  body: Buffer
  shows: CacheTag[]
  /** Hash of the inputs, even with status 304; undefined if it is not a document. */
  renderedFrom: string | undefined
}

type Params = {
  requestId: string
  renderedFor?: string
  now: Date
  instead?: Instead
  known?: string | undefined
  isMissing?: boolean
  isNew?: boolean
  rejectedForm?: RejectedForm
}

const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

function scriptSums(html: string): string[] {
  const sums = [...html.matchAll(inlineScript)].map(([, script = '']) => hashOf(script))
  return [...new Set(sums)]
}

type Instead = ReadonlyMap<string, unknown>

type RenderMetadata = { shows: Set<CacheTag>; lastKnownAges: number[] }

const maxParsed = 24
const maxParsedBytes = 64 * 1024

function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

/** Parsed once and shared by several renders: must not be mutated. */
function createParser() {
  const parsed = new LRUCache<Buffer, object>({ max: maxParsed })
  return (body: Buffer): unknown => {
    const known = parsed.get(body)
    if (known) return known
    const value: unknown = freeze(JSON.parse(body.toString()))
    if (typeof value === 'object' && value && body.length <= maxParsedBytes) parsed.set(body, value)
    return value
  }
}

type Calls = {
  app: FastifyInstance
  responseCache: Pick<CachedResponses, 'getValid'>
  directCalls: readonly DirectCall[]
}

/** Calls the API in-process; the log has the page's request id. */
const sendTo =
  ({ app, responseCache, directCalls }: Calls, parse: ReturnType<typeof createParser>) =>
  ({ requestId, renderedFor, instead = new Map() }: Params, rendered: RenderMetadata): Send =>
  async ({ method, url }) => {
    if (instead.has(url)) return { status: 200, answer: instead.get(url) }
    const cached = responseCache.getValid(url)
    if (cached) {
      for (const tag of cached.tags) rendered.shows.add(tag)
      return { status: 200, answer: parse(cached.body) }
    }
    await pause()
    const direct = await answerDirectly(directCalls, url, renderedFor)
    if (direct) {
      for (const tag of direct.tags) rendered.shows.add(tag)
      return direct
    }
    const own = {
      [requestIdHeader]: requestId,
      ...(renderedFor && { [clientHeader]: renderedFor }),
    }
    // Not `app.inject`, which fails as soon as the server begins to close; visitors are still answered then.
    const requested = await inject(app.routing, {
      method,
      url,
      headers: own,
      remoteAddress: internalAddress,
    })
    const { statusCode, headers, body } = requested
    // A rejection may precede knowing its tags.
    const tags = tagsIn(headers) ?? (statusCode >= 400 ? cacheTags : undefined)
    // It would be cached forever.
    if (!tags) throw new Error(`${url} does not declare its cache tags`)
    for (const tag of tags) rendered.shows.add(tag)
    if (isStaleResponse(headers)) rendered.lastKnownAges.push(Number(headers.age))
    return { status: statusCode, answer: JSON.parse(body) }
  }

function policyOf(type: string, body: PageAnswer['body'], mode: Mode, frame: string): string {
  if (type.startsWith('text/javascript')) return workerPolicy
  if (!type.startsWith('text/html')) return closedPolicy
  if (mode === 'development') return developmentPolicy(frame)
  return pagePolicy({ scripts: scriptSums(body.toString()), frame })
}

/**
 * Renders a page, or whatever else the web build serves: a sitemap, a redirect. `web.load` reloads the build each time in
 * development.
 */
export function createRenderer({
  app,
  web,
  responseCache,
  directCalls,
  renderTurns,
  college,
  ...site
}: Calls & {
  web: { load: () => Promise<WebBuild>; mode: Mode }
  renderTurns: RenderTurns
  college: ReadCollege
} & Pick<PageContext, 'publicUrl' | 'signInLabel'>) {
  const { mode } = web
  const sendFor = sendTo({ app, responseCache, directCalls }, createParser())
  const render = async (path: string, requested: Params): Promise<RenderedPage> => {
    const { now, known, isMissing, rejectedForm } = requested
    const rendered: RenderMetadata = { shows: new Set(), lastKnownAges: [] }
    const send = sendFor(requested, rendered)
    const { answerPage, pageAddress } = await web.load()
    let renderedFrom: string | undefined
    const isKnown = (text: string) => {
      renderedFrom = hashOf(text)
      return renderedFrom === known && rendered.lastKnownAges.length === 0
    }
    const onError = (err: unknown) => app.log.error({ err }, 'a page could not be rendered')
    const given = { ...(isMissing && { isMissing }), rejectedForm }
    const context = { send, now, isKnown, pause, onError, ...given, ...site }
    const { status, headers, body } = await answerPage(new URL(path, site.publicUrl), context)
    const { shows, lastKnownAges: ages } = rendered
    const map = new URL((await college()).mapInside).origin
    const { showsOurs, usesCamera } = pageAddress(path)
    const frame = showsOurs ? `'self' ${map}` : map
    const policy = policyOf(headers['content-type'] ?? '', body, mode, frame)
    return {
      status,
      headers: {
        ...headers,
        'content-security-policy': policy,
        ...(usesCamera && { 'permissions-policy': permissions({ camera: true }) }),
        ...(ages.length > 0 && staleHeaders(Math.max(...ages))),
      },
      body: Buffer.from(body),
      shows: [...shows],
      renderedFrom,
    }
  }
  return (path: string, requested: Params): Promise<RenderedPage> => {
    const group = requested.renderedFor ?? 'panel'
    return renderTurns({ group, rank: () => (requested.isNew ? 1 : 0) }, () =>
      render(path, requested),
    )
  }
}
export type RenderPage = ReturnType<typeof createRenderer>
