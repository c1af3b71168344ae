import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Changes, type Subject, versionIn } from '../db/changes.ts'
import type { Reachability } from '../db/reachable.ts'
import { acceptedEncoding, compress, type Encoding } from './encoding.ts'
import { isKnown } from './if-none-match.ts'
import { createLastKnown, isLastKnown } from './last-known.ts'
import { isFromPanel, isVisitor, visitorHeader } from './visitor.ts'

const mostKeptBytes = 48 * 1024 * 1024
const ofTheBody = new Set(['content-type', 'content-length', 'content-encoding'])

/** A finished answer with status 200, and what it was made from. */
export type Finished = {
  headers: Record<string, string>
  body: Buffer
  /** When it goes stale by itself, because a date passes; epoch milliseconds. */
  validUntil?: number
}

type Ready = {
  body: Buffer
  fields: Record<string, string>
  headers: string[]
  /** The same, with what a document says to whoever has no session. */
  visitorHeaders: string[]
  etag: string
}
type Entry = Finished & {
  /** What it shows; it is good while these subjects stand at these versions. */
  subjects: Subject[]
  versions: (number | undefined)[]
  /** When it was last known to be good; epoch milliseconds. */
  goodAt: number
  /** Of all that is held of it: the body, and what it was compressed to. */
  bytes: number
  ready: Partial<Record<Encoding, Ready>>
  compressing: Partial<Record<Encoding, Promise<Ready>>>
}

/**
 * Keeps finished pages and lists as bytes until what they show changes, so that most requests cost no more than
 * sending them. Bounded by bytes, least recently used first out; keys are URLs in their normal form.
 */
export function createKeptAnswers({
  changes,
  reachability,
  now,
  isOn,
}: {
  changes: Changes
  reachability: Reachability
  now: () => Date
  isOn: boolean
}) {
  const lastKnown = createLastKnown({ changes, reachability, now })
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<Entry>>()
  const encodings = new Map<string, Encoding>()
  let keptBytes = 0
  let hits = 0
  let made = 0

  const encodingFor = (header: string | undefined): Encoding => {
    const text = header ?? ''
    let encoding = encodings.get(text)
    if (!encoding) {
      encoding = acceptedEncoding(text)
      if (encodings.size < 100) encodings.set(text, encoding)
    }
    return encoding
  }

  let thisTurn: { versions: ReturnType<Changes['versions']> } | undefined
  /** Asks once for all requests that arrived together: each was on its way before the answer was true. */
  const versionThisTurn = (subject: Subject) => {
    if (!thisTurn) {
      thisTurn = { versions: changes.versions() }
      setImmediate(() => {
        thisTurn = undefined
      })
    }
    return versionIn(thisTurn.versions, subject)
  }

  const isGood = ({ subjects, versions, validUntil }: Entry, version: Changes['version']) =>
    subjects.every((subject, index) => version(subject) === versions[index]) &&
    (validUntil === undefined || now().getTime() < validUntil)

  const drop = (key: string, entry: Entry) => {
    if (entries.delete(key)) keptBytes -= entry.bytes
  }

  const find = (key: string, version = changes.version): Entry | undefined => {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (!isGood(entry, version)) {
      // While nobody can tell, it may be the last known copy.
      if (changes.versions() !== undefined) drop(key, entry)
      return undefined
    }
    entry.goodAt = now().getTime()
    // The most recently used one stands last.
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  const makeRoomFor = (key: string) => {
    for (const [oldKey, old] of entries) {
      if (keptBytes <= mostKeptBytes) break
      if (oldKey !== key) drop(oldKey, old)
    }
  }

  const keep = (key: string, entry: Entry) => {
    const earlier = entries.get(key)
    if (earlier) drop(key, earlier)
    entries.set(key, entry)
    keptBytes += entry.bytes
    makeRoomFor(key)
  }

  // The versions are read before the work: a change that happens meanwhile makes the result stale at once.
  const make = async (
    key: string,
    subjects: Subject[],
    versions: (number | undefined)[],
    work: () => Promise<Finished>,
  ) => {
    made++
    const finished = await work()
    const bytes = finished.body.length
    const goodAt = now().getTime()
    const state = { subjects, versions, goodAt, bytes }
    const entry: Entry = { ...finished, ...state, ready: {}, compressing: {} }
    const isSure = !versions.includes(undefined) && !isLastKnown(finished.headers)
    if (isOn && isSure) keep(key, entry)
    return entry
  }

  const encode = async (key: string, entry: Entry, encoding: Encoding): Promise<Ready> => {
    const body = await compress[encoding](entry.body)
    if (body !== entry.body && entries.get(key) === entry) {
      entry.bytes += body.length
      keptBytes += body.length
      makeRoomFor(key)
    }
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const fields = {
      ...entry.headers,
      vary: 'Accept-Encoding',
      etag,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }
    const headers = Object.entries(fields).flat()
    const isDocument = entry.headers['content-type']?.startsWith('text/html')
    const visitorHeaders = isDocument ? [...headers, ...visitorHeader] : headers
    const ready = { body, fields, headers, visitorHeaders, etag }
    entry.ready[encoding] = ready
    return ready
  }

  /** The entry under a key when it is the best there is: the database is away. */
  const findLastKnown = (key: string) => {
    const entry = entries.get(key)
    return entry && lastKnown.isWanted(entry) ? entry : undefined
  }

  /** The entry under a key, made by `work` when there is none; one at a time per key. */
  const findOrMake = async (key: string, subjects: Subject[], work: () => Promise<Finished>) => {
    const found = find(key)
    if (found) return found
    const versions = subjects.map((subject) => changes.version(subject))
    // Whoever comes after a change must not get what was begun before it.
    const attempt = `${key} ${versions}`
    const running = making.get(attempt) ?? make(key, subjects, versions, work)
    making.set(attempt, running)
    return running.finally(() => making.delete(attempt))
  }

  const readyOf = async (key: string, entry: Entry, encoding: Encoding): Promise<Ready> => {
    const ready = entry.ready[encoding]
    if (ready) return ready
    entry.compressing[encoding] ??= encode(key, entry, encoding)
    return entry.compressing[encoding]
  }

  return {
    /** Answers from what is kept, if it can be done at once; tells whether it was. Costs no framework. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      // Requests of other origins go the long way, where they are answered for.
      if (!isRead || request.headers.origin !== undefined) return false
      // Who changes something must see it at once, also what was changed at another server.
      if (isFromPanel(request)) return false
      const key = request.url ?? ''
      const good = find(key, versionThisTurn)
      const entry = good ?? findLastKnown(key)
      const ready = entry?.ready[encodingFor(request.headers['accept-encoding'])]
      if (!ready) return false
      hits++
      const own = isVisitor(request) ? ready.visitorHeaders : ready.headers
      const headers = good ? own : [...own, ...Object.entries(lastKnown.fields(entry)).flat()]
      if (isKnown(request.headers['if-none-match'], ready.etag)) {
        const kept = headers.flatMap((value, index, all) =>
          index % 2 === 0 && !ofTheBody.has(value) ? [value, all[index + 1] ?? ''] : [],
        )
        response.writeHead(304, kept).end()
      } else {
        response.writeHead(200, headers).end(ready.body)
      }
      return true
    },
    /** The finished answer under a key, made by `work` when there is none, and the last known one while that cannot be. */
    async answer(
      key: string,
      acceptEncoding: string | undefined,
      subjects: Subject[],
      work: () => Promise<Finished>,
    ): Promise<Pick<Ready, 'body' | 'fields' | 'etag'>> {
      const encoding = encodingFor(acceptEncoding)
      const old = entries.get(key)
      const lastKnownOne = async (entry: Entry) => {
        const ready = await readyOf(key, entry, encoding)
        return { ...ready, fields: { ...ready.fields, ...lastKnown.fields(entry) } }
      }
      if (old && (await lastKnown.isWantedNow(old))) return lastKnownOne(old)
      try {
        return await readyOf(key, await findOrMake(key, subjects, work), encoding)
      } catch (error) {
        if (old && (await lastKnown.isWantedNow(old))) return lastKnownOne(old)
        throw error
      }
    },
    /** Forgets everything: what was made by a wrong clock is good for as long as that clock said. */
    clear(): void {
      for (const [key, entry] of entries) drop(key, entry)
    },
    hits: () => hits,
    /** How often one had to be made. */
    made: () => made,
    /** What is kept now, before it is compressed. */
    keptBytes: () => keptBytes,
  }
}
export type KeptAnswers = ReturnType<typeof createKeptAnswers>
