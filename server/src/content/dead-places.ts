type Answer = { statusCode: number; body: string; headers: { location?: string | undefined } }

/** Asks for a path of this site as a visitor does. */
export type Ask = (path: string) => Promise<Answer>

/** So many addresses may lead on to another one. */
const mostSteps = 5

const isLedOn = (status: number) => status >= 300 && status < 400

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Whether a place leads to a page, and to the part of it that is named behind `#`. */
async function leadsSomewhere(ask: Ask, place: string): Promise<boolean> {
  const origin = 'http://site'
  let url = URL.parse(place, origin)
  for (let steps = 0; url && steps < mostSteps; steps++) {
    const { statusCode, body, headers } = await ask(url.pathname + url.search)
    if (!isLedOn(statusCode) || !headers.location) {
      const part = decoded(url.hash.slice(1))
      // Whatever fails for another reason may be there.
      return statusCode !== 404 && statusCode !== 410 && (!part || body.includes(`id="${part}"`))
    }
    const next = URL.parse(headers.location, url)
    if (next && next.origin !== origin) return true
    if (next) next.hash ||= url.hash
    url = next
  }
  return false
}

/** Those of these places that lead to no page, or to no such part of one; each is a path of this site. */
export async function deadPlaces(ask: Ask, places: readonly string[]): Promise<string[]> {
  const dead: string[] = []
  for (const place of new Set(places)) if (!(await leadsSomewhere(ask, place))) dead.push(place)
  return dead
}
