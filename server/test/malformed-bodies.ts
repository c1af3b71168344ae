import type { Endpoint } from 'contract/platform/endpoint'
import fc from 'fast-check'
import type { Sent } from './guarded/guarded.ts'

const maxTaken = 30
const maxFormsTaken = 8
const maxRefused = 5

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [{ value: nested(depth - 1) }])

/** Malformed values that programs send. */
const oddTexts = [
  '',
  'a\0b',
  '\ud800',
  '\u202e',
  'x'.repeat(70_000),
  '__proto__',
  '2026-02-30',
  '2026-02-30T10:00',
  '9999-12-31T23:59',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
]
const oddValues: unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  ['__proto__', 'x', 'x'],
  Array.from({ length: 2_000 }, () => 'x'),
  // A literal can't have this as an own key.
  JSON.parse('{"__proto__":{"role":"administrator"}}'),
  nested(45),
  nested(1_000),
]

type Tree = Record<string, unknown>
type Place = readonly string[]

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** All places in a body, also optional ones; a file is one. */
function placesIn(value: unknown, more: readonly string[] = []): Place[] {
  if (!isTree(value)) return [[]]
  const names = new Set([...Object.keys(value), ...more])
  return [[], ...[...names].flatMap((name) => placesIn(value[name]).map((at) => [name, ...at]))]
}

/** A copy with another value in one place. */
function put(value: unknown, [name, ...rest]: Place, odd: unknown): unknown {
  if (name === undefined) return odd
  const before = isTree(value) ? value : {}
  const copy = Array.isArray(before) ? [...before] : { ...before }
  return Object.assign(copy, { [name]: put(before[name], rest, odd) })
}

async function readForm({ payload, headers }: Sent): Promise<Tree> {
  const type = String(headers?.['content-type'])
  const written = new Response(payload as BodyInit, { headers: { 'content-type': type } })
  return Object.fromEntries(await written.formData())
}

/** Without fields if it is no longer an object. */
async function writeForm(body: unknown): Promise<Sent> {
  const form = new FormData()
  for (const [name, value] of Object.entries(isTree(body) ? body : {}))
    form.append(name, value instanceof File ? value : String(value))
  const written = new Response(form)
  const type = written.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await written.bytes()), headers: { 'content-type': type } }
}

const writeJson = (body: unknown): Sent => ({
  payload: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** This many in random order. */
function some<Item>(items: Item[], count: number, seed: number): Item[] {
  const length = Math.min(count, items.length)
  const chosen = fc.shuffledSubarray(items, { minLength: length, maxLength: length })
  return fc.sample(chosen, { seed, numRuns: 1 }).flat()
}

/**
 * Bodies of a call, valid except for one place, described in `what`. Most satisfy the schema, so that they get far. The
 * same seed creates the same bodies; none for a call without a body.
 */
export async function oddBodies(valid: Sent, endpoint: Endpoint, seed: number) {
  if (valid.payload === undefined) return []
  const isForm = endpoint.consumes !== undefined
  const body = isForm ? await readForm(valid) : valid.payload
  const odds = isForm ? oddTexts : [...oddTexts, ...oddValues]
  const all = placesIn(body, Object.keys(endpoint.body?.shape ?? {})).flatMap((place) =>
    odds.map((odd) => ({ place, odd, changed: put(body, place, odd) })),
  )
  const isTaken = ({ changed }: { changed: unknown }) => endpoint.body?.safeParse(changed).success
  const chosen = [
    ...some(all.filter(isTaken), isForm ? maxFormsTaken : maxTaken, seed),
    ...some(
      all.filter((one) => !isTaken(one)),
      maxRefused,
      seed,
    ),
  ]
  return Promise.all(
    chosen.map(async ({ place, odd, changed }) => ({
      what: `${JSON.stringify(odd).slice(0, 100)} at ${place.join('.') || 'the top'}`,
      sent: isForm ? await writeForm(changed) : writeJson(changed),
    })),
  )
}
