import { setImmediate } from 'node:timers/promises'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { inTurns } from '../../platform/queues/in-turns.ts'
import type { RenderedAddress } from '../../platform/rendering/render.ts'
import { type RecordPages, readExisting } from '../addresses/existing-targets.ts'

type Answer = { statusCode: number; body: string; headers: { location?: string | undefined } }

export type SiteProbe = {
  pages: () => Promise<{ pageAddress: (requested: string) => RenderedAddress }>
  /** Routes other than pages. */
  hasRoute: (path: string) => boolean
  resolve: (path: string) => Promise<Answer>
  recordPages: RecordPages
}

/** Redirects that are followed. */
const maxSteps = 5
/** Pages rendered per call: each costs as much as a visit. */
export const maxProbes = 20

const origin = 'http://site'
const isLedOn = (status: number) => status >= 300 && status < 400
const isFile = (path: string) => /^\/(?:uploads|documents|assets)\//.test(path)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

async function isAnswered(request: SiteProbe['resolve'], place: string): Promise<boolean> {
  let url = URL.parse(place, origin)
  for (let steps = 0; url && steps < maxSteps; steps++) {
    const { statusCode, body, headers } = await request(url.pathname + url.search)
    if (!isLedOn(statusCode) || !headers.location) {
      const part = decoded(url.hash.slice(1))
      // Other failures don't prove a dead link.
      return statusCode !== 404 && statusCode !== 410 && (!part || body.includes(`id="${part}"`))
    }
    const next = URL.parse(headers.location, url)
    if (next && next.origin !== origin) return true
    if (next) next.hash ||= url.hash
    url = next
  }
  return false
}

type Judged = { place: string; path: string; isThere: boolean; needsRendering: boolean }

/** Uses the route table and the lists of public content; renders nothing. */
async function judge(
  { db, site }: { db: DbOrTrx; site: SiteProbe },
  places: readonly string[],
  now: Date,
): Promise<Judged[]> {
  const { pageAddress } = await site.pages()
  const known = []
  for await (const place of inTurns(places)) {
    const url = URL.parse(place, origin)
    const { url: path, isPage } = pageAddress(url?.pathname ?? '/')
    known.push({
      place,
      path,
      hasPart: Boolean(url && url.hash.length > 1),
      isPage: isPage && url !== null,
    })
  }
  const exists = await readExisting(
    db,
    site.recordPages,
    known.map(({ path }) => path),
    now,
  )
  return known.map(({ place, path, hasPart, isPage }) => {
    const isThere = isFile(path) || site.hasRoute(path) || (isPage && exists(path))
    return { place, path, isThere, needsRendering: isThere && (hasPart || isFile(path)) }
  })
}

/** Anchors and files need a render; those beyond `maxProbes` are assumed to be valid. */
export async function deadLinkTargets(
  from: { db: DbOrTrx; site: SiteProbe },
  places: readonly string[],
  now: Date,
): Promise<string[]> {
  const judged = await judge(from, [...new Set(places)], now)
  const dead = new Set(judged.flatMap(({ place, isThere }) => (isThere ? [] : place)))
  const requested = Map.groupBy(
    judged.filter(({ needsRendering }) => needsRendering),
    ({ path }) => path,
  )
  const answers = new Map<string, Promise<Answer>>()
  const requestOnce: SiteProbe['resolve'] = (path) => {
    const answer = answers.get(path) ?? from.site.resolve(path)
    answers.set(path, answer)
    return answer
  }
  for (const group of [...requested.values()].slice(0, maxProbes)) {
    for (const { place } of group) if (!(await isAnswered(requestOnce, place))) dead.add(place)
    // Frees the rendered pages.
    answers.clear()
    await setImmediate()
  }
  return places.filter((place) => dead.delete(place))
}
