import { listContent, readContent, saveContent } from 'contract/content/calls'
import {
  endLink,
  getPreview,
  linkNotFound,
  listLinks,
  maxLinks,
  previewContent,
  shareContent,
  shareDays,
  tooManyLinks,
} from 'contract/content/views'
import { dayMilliseconds as day, minuteMilliseconds } from 'contract/platform/durations'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { createAdmin } from '../../accounts/staff/accounts.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'
import { cleanUpViews } from './views.ts'

async function anEditor() {
  const settings = await testApp({ web: builtWeb() })
  const { app } = settings
  const call = await settings.signIn()
  const [entry] = (await call(listContent, { query: { type: 'about' } })).entries
  const params = { _id: entry?._id ?? '' }
  const { data, version, basedOn = '' } = await call(readContent, { params })
  const draft = {
    ...data,
    values: [{ _key: 'a', name: 'Patience', text: 'Trees <b>take</b> time.' }],
  }
  const at = async (url: string, cookie?: string) =>
    app.inject({ url, ...(cookie && { headers: { cookie } }) })
  const postPreview = async (cookie: string, sent: object = draft): Promise<string> => {
    const url = previewContent.url.replace(':_id', params._id)
    const payload = { data: sent }
    const answer = await app.inject({ method: 'POST', url, headers: { cookie }, payload })
    return answer.json().path
  }
  return {
    ...settings,
    call,
    params,
    at,
    postPreview,
    save: () => call(saveContent, { params, body: { version, basedOn, data: draft } }),
    cookie: await adminCookie(app),
    share: async () => new URL((await call(shareContent, { params })).url).pathname,
  }
}

test('a draft is previewed on its page, without scripts, only by its author', async () => {
  const { at, postPreview, cookie, db, app } = await anEditor()
  const path = await postPreview(cookie)

  const page = await at(path, cookie)

  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Patience')
  expect(page.body).toContain('Trees &lt;b&gt;take&lt;/b&gt; time.')
  expect(page.body).toContain(`<title>About | ${college.name}</title>`)
  expect(page.body).not.toMatch(/<(script|noscript)/)
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; (?!.*script-src).*frame-ancestors 'self'/,
    ),
  })
  await createAdmin(db, 'second@college.test', 'sandstone-Arch-7')
  const login = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { email: 'second@college.test', password: 'sandstone-Arch-7' },
  })
  const [session] = login.cookies
  expect((await at(path)).statusCode).toBe(401)
  expect((await at(path, `${session?.name}=${session?.value}`)).statusCode).toBe(404)
  expect((await at('/about')).body).not.toContain('Patience')
})

test('a new preview replaces the previous one and expires after ten minutes', async () => {
  const { at, postPreview, cookie, db, deps, advance } = await anEditor()
  const first = await postPreview(cookie)
  const second = await postPreview(cookie, { values: 'x' })
  expect([(await at(first, cookie)).statusCode, (await at(second, cookie)).statusCode]).toEqual([
    404, 200,
  ])

  advance(10 * minuteMilliseconds)

  expect((await at(second, cookie)).statusCode).toBe(404)
  await cleanUpViews(deps)
  expect(await db.selectFrom('contentViews').selectAll().execute()).toEqual([])
})

test('anyone with a preview link sees the draft as it was, for seven days', async () => {
  const { at, share, save, call, params, advance, db } = await anEditor()
  await save()
  const path = await share()

  const page = await at(path)

  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Patience')
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  const { links } = await call(listLinks, { params })
  expect(links).toMatchObject([{ author: 'clerk@college.test' }])
  // The database stores only a hash of the token.
  const stored = JSON.stringify(await db.selectFrom('contentViews').selectAll().execute())
  expect(stored).not.toContain(path.split('/').at(-1))
  advance(shareDays * day)
  expect((await at(path)).json()).toEqual({ message: linkNotFound })
})

test('an account has a limited number of links, even if it creates them simultaneously', async () => {
  const { call, params, advance, signIn } = await anEditor()
  const make = (by = call) =>
    by(shareContent, { params }).then(
      () => 'made',
      (rejection) => `${rejection.status} ${rejection.message}`,
    )
  const made = await Promise.all(Array.from({ length: maxLinks + 2 }, () => make()))
  const rejected = `409 ${tooManyLinks}`
  expect(made.toSorted()).toEqual([rejected, rejected, ...Array(maxLinks).fill('made')])

  const { links } = await call(listLinks, { params })
  await call(endLink, { params: { ...params, linkId: links[0]?._id ?? '' } })
  expect([await make(), await make()]).toEqual(['made', rejected])
  advance(shareDays * day)
  expect(await make(await signIn())).toBe('made')
})

test('a deleted link stops working', async () => {
  const { at, share, call, params } = await anEditor()
  const path = await share()
  const { links } = await call(listLinks, { params })

  await call(endLink, { params: { ...params, linkId: links[0]?._id ?? '' } })

  expect((await at(path)).statusCode).toBe(404)
  expect((await call(listLinks, { params })).links).toEqual([])
})

test('guessed tokens and a preview’s own token don’t work as links', async () => {
  const { at, postPreview, cookie } = await anEditor()
  const path = await postPreview(cookie)
  const token = path.split('/').at(-1) ?? ''
  const preview = (guess: string) => getPreview.url.replace(':token', guess)
  for (const guess of ['x', 'a'.repeat(43), '../about', '%00', `${token}a`])
    expect([guess, (await at(preview(encodeURIComponent(guess)), cookie)).statusCode]).toEqual([
      guess,
      404,
    ])
  expect((await at(`/shared/${token}`)).statusCode).toBe(404)
})
