import type { Endpoint } from 'contract/platform/endpoint'
import fc from 'fast-check'
import { aPicture } from './a-picture.ts'
import { studentPassword } from './a-student.ts'
import { administrator } from './administrator.ts'
import { allEndpoints } from './all-endpoints.ts'
import { aContactForm } from './contact-form.ts'
import { anEventForm } from './event-form.ts'
import { hostileTexts } from './hostile-texts.ts'
import { aMemberForm } from './member-form.ts'
import { aSignUpForm } from './sign-up-form.ts'

/** Valid session cookies, and ids of existing rows. */
export type Given = { cookies: string[]; ids: string[]; emails: string[] }
/** `endpoint` is undefined for a page's URL. */
export type RandomRequest = { endpoint: Endpoint | undefined; path: string; init: RequestInit }

const longest = 70_000
const mebibyte = 1024 * 1024

/** Valid values by field name, with a few fallbacks for other names. */
async function goodValues({ ids, emails }: Given): Promise<Record<string, unknown[]>> {
  const forms = [await aMemberForm(), await anEventForm(), await aSignUpForm(), aContactForm()]
  const values: Record<string, unknown[]> = {
    email: emails,
    password: [studentPassword, administrator.password],
    currentPassword: [studentPassword],
    newPassword: ['green-Kettle8'],
    messagesKeptMonths: [6, 12, 24, 36],
    otp: ['123456'],
    isRead: [true, false],
    folder: ['inbox', 'spam'],
    subject: ['events', 'faculty', 'Fees'],
    group: ['academic', 'administrative', 'management'],
    before: ids,
    limit: ['1', '50'],
    file: [
      new File(
        ['title,description,date\nAnnual day,Sports for everybody,2030-01-15T10:00\n'],
        'a.csv',
      ),
      new File(['name,designation\nDr. Meera Nair,Principal\n'], 'b.csv'),
    ],
  }
  for (const form of forms)
    for (const [name, value] of Object.entries(form)) values[name] ??= [value]
  return values
}

const text = fc.oneof(
  fc.constantFrom('', ' ', '0', '-1', '1e309', ...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.nat({ max: longest }).map((length) => 'x'.repeat(length)),
)

const file = (picture: File, bytes: ArrayBuffer) =>
  fc.oneof(
    fc.constantFrom(
      picture,
      new File([], 'empty.jpg', { type: 'image/jpeg' }),
      new File(['<svg onload="alert(1)"/>'], '../../x.svg', { type: 'image/svg+xml' }),
      new File([bytes.slice(0, bytes.byteLength / 2)], 'half.jpg', { type: 'image/jpeg' }),
      new File([bytes, new Uint8Array(6 * mebibyte)], 'long.jpg', { type: 'image/jpeg' }),
    ),
    fc
      .uint8Array({ maxLength: 2_000 })
      .map((noise) => new File([bytes.slice(0, 200), noise], 'noise.jpg', { type: 'image/jpeg' })),
  )

/** Headers can't contain line breaks or characters beyond Latin-1. */
const headerText = fc
  .string({ maxLength: 200 })
  .map((value) => value.replaceAll(/[^\x20-\x7e]/g, ''))

/** Mostly the contract's fields with valid values. */
function fieldsOf(
  schema: Record<string, unknown>,
  valid: Record<string, unknown[]>,
  odd: fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const passing = (name: string) => fc.constantFrom(...(valid[name] ?? ['1', 'true']))
  const any = (name: string) =>
    fc.oneof(
      { weight: 5, arbitrary: passing(name) },
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 2, arbitrary: odd },
    )
  const record = (of: (name: string) => fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(Object.keys(schema).map((name) => [name, of(name)])))
  const more = fc.dictionary(fc.string({ maxLength: 30 }), odd, { maxKeys: 3 })
  return fc.oneof(
    { weight: 3, arbitrary: record(passing) },
    { weight: 4, arbitrary: record(any) },
    { weight: 1, arbitrary: fc.tuple(record(any), more).map(([a, b]) => ({ ...b, ...a })) },
  )
}

type Body = { body?: BodyInit; type?: string }

function asForm(fields: Record<string, unknown>): Body {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) body.append(name, value instanceof File ? value : String(value))
  return { body }
}

const asJson = (value: unknown): Body => ({
  body: JSON.stringify(value) ?? '',
  type: 'application/json',
})

/** A broken body: of another type than it claims, or truncated. */
const strangeBody: fc.Arbitrary<Body> = fc.oneof(
  fc.json().map((body) => ({ body, type: 'application/json' })),
  fc.record({
    body: text,
    type: fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      'text/plain',
      'nonsense',
    ),
  }),
  fc.constantFrom(
    {
      body: '{"__proto__":{"admin":true},"constructor":{"prototype":1}}',
      type: 'application/json',
    },
    { body: '['.repeat(5_000), type: 'application/json' },
    {
      body: '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nAnn',
      type: 'multipart/form-data; boundary=x',
    },
  ),
)

const pathPart = (passing: string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...passing) },
    { weight: 1, arbitrary: fc.uuid() },
    {
      weight: 2,
      // Clients resolve `.` and `..` before sending.
      arbitrary: text
        .filter((value) => !/^\.*$/.test(value) && value.isWellFormed() && value.length < 2_000)
        .map((value) => encodeURIComponent(value)),
    },
  )

/** Valid and invalid calls of the contract, and page URLs. */
async function requestsFor(given: Given): Promise<fc.Arbitrary<RandomRequest>> {
  const valid = await goodValues(given)
  const picture = await aPicture()
  const odd = fc.oneof(
    { weight: 4, arbitrary: text },
    { weight: 1, arbitrary: file(picture, await picture.arrayBuffer()) },
  )
  const oddJson = fc.oneof({ weight: 2, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() })
  const headers = fc.record({
    cookie: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...given.cookies) },
      { weight: 1, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: headerText },
    ),
    accept: fc.oneof({ weight: 5, arbitrary: fc.constant('*/*') }, headerText),
    'if-none-match': fc.oneof({ weight: 5, arbitrary: fc.constant('') }, headerText),
    'x-forwarded-for': fc.oneof({ weight: 5, arbitrary: fc.constant('') }, headerText),
  })
  const call = (endpoint: Endpoint): fc.Arbitrary<RandomRequest> => {
    const { method, url, consumes, querystring, body: form } = endpoint
    const parts = url.split('/').map((part) => {
      const [name] = /^:\w+/.exec(part) ?? []
      if (!name) return fc.constant(part)
      const value = pathPart(name === ':subject' ? ['events', 'faculty'] : given.ids)
      return value.map((text) => part.replace(name, () => text))
    })
    const path = fc.tuple(...parts).map((all) => all.join('/'))
    const query = fieldsOf(querystring?.shape ?? {}, valid, text).map(queryOf)
    const shape = form?.shape ?? {}
    const planned = consumes
      ? fieldsOf(shape, valid, odd).map(asForm)
      : fieldsOf(shape, valid, oddJson).map(asJson)
    const body =
      method === 'GET'
        ? fc.constant<Body>({})
        : fc.oneof(
            {
              weight: 6,
              arbitrary: form || consumes ? planned : fc.constant<Body>({}),
            },
            { weight: 1, arbitrary: strangeBody },
          )
    return fc.record({ path, query, body, headers }).map((one) => ({
      endpoint,
      path: one.path + one.query,
      init: initOf(method, one.headers, one.body),
    }))
  }
  const page = fc.record({ path: fc.webPath(), query: fc.webQueryParameters(), headers })
  return fc.oneof(
    // Popups are pages for people, and redirect elsewhere.
    ...allEndpoints.filter(({ answers }) => answers !== 'text/html').map(call),
    page.map(({ path, query, headers }) => ({
      endpoint: undefined,
      path: `/${path.replace(/^\/+/, '')}${query && `?${query}`}`,
      init: initOf('GET', headers, {}),
    })),
  )
}

function queryOf(fields: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) query.append(name, String(value).slice(0, 1_000))
  return query.size > 0 ? `?${query}` : ''
}

function initOf(method: string, given: Record<string, string>, { body, type }: Body): RequestInit {
  const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  if (type) headers['content-type'] = type
  return { method, headers, ...(body !== undefined && { body }) }
}

/** The same seed creates the same requests. */
export const randomRequests = async (
  given: Given,
  { seed, count }: { seed: number; count: number },
): Promise<RandomRequest[]> => fc.sample(await requestsFor(given), { seed, numRuns: count })

/** Describes a request so that it can be repeated by hand. */
export function describeRequest({ path, init }: RandomRequest): string {
  const { method, headers, body } = init
  const sent = body instanceof FormData ? JSON.stringify([...body]) : String(body ?? '')
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${sent.slice(0, 300)}`
}
