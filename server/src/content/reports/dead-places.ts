import { setImmediate } from 'node:timers/promises'
import type { Reading } from '../../platform/db/open.ts'
import { inTurns } from '../../platform/queues/in-turns.ts'
import type { PageAddress } from '../../platform/rendering/render.ts'
import { readExisting } from '../addresses/existing-places.ts'

type Answer = { statusCode: number; body: string; headers: { location?: string | undefined } }

export type Site = {
  pages: () => Promise<{ pageAddress: (asked: string) => PageAddress }>
  /** Routes other than pages. */
  hasRoute: (path: string) => boolean
  ask: (path: string) => Promise<Answer>
}

/** Redirects that are followed. */
const mostSteps = 5
/** Pages rendered per call: each costs as much as a visit. */
export const mostAsked = 20

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

async function isAnswered(ask: Site['ask'], place: string): Promise<boolean> {
  let url = URL.parse(place, origin)
  for (let steps = 0; url && steps < mostSteps; steps++) {
    const { statusCode, body, headers } = await ask(url.pathname + url.search)
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

type Judged = { place: string; path: string; isThere: boolean; isToBeAsked: boolean }

/** Uses the route table and the lists of public content; renders nothing. */
async function judge(
  { db, site }: { db: Reading; site: Site },
  places: readonly string[],
  moment: Date,
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
    known.map(({ path }) => path),
    moment,
  )
  return known.map(({ place, path, hasPart, isPage }) => {
    const isThere = isFile(path) || site.hasRoute(path) || (isPage && exists(path))
    return { place, path, isThere, isToBeAsked: isThere && (hasPart || isFile(path)) }
  })
}

/** Anchors and files need a render; those beyond `mostAsked` are assumed to be valid. */
export async function deadPlaces(
  from: { db: Reading; site: Site },
  places: readonly string[],
  moment: Date,
): Promise<string[]> {
  const judged = await judge(from, [...new Set(places)], moment)
  const dead = new Set(judged.flatMap(({ place, isThere }) => (isThere ? [] : place)))
  const asked = Map.groupBy(
    judged.filter(({ isToBeAsked }) => isToBeAsked),
    ({ path }) => path,
  )
  const answers = new Map<string, Promise<Answer>>()
  const askOnce: Site['ask'] = (path) => {
    const answer = answers.get(path) ?? from.site.ask(path)
    answers.set(path, answer)
    return answer
  }
  for (const group of [...asked.values()].slice(0, mostAsked)) {
    for (const { place } of group) if (!(await isAnswered(askOnce, place))) dead.add(place)
    // Frees the rendered pages.
    answers.clear()
    await setImmediate()
  }
  return places.filter((place) => dead.delete(place))
}
