import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { onlyInFullRun } from '../full-run.ts'
import { publish } from '../make-events.ts'
import { readFrom } from '../read-from.ts'

const addressesIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, address]) => address ?? [])

async function sitemapOf(request: APIRequestContext): Promise<string> {
  const answer = await readFrom(request, '/sitemap.xml')
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
  return answer.text()
}

/** Size of the picture at a URL, which must exist. */
async function sizeAt(request: APIRequestContext, address: string) {
  const answer = await readFrom(request, address)
  expect(answer.status(), address).toBe(200)
  const { width, height } = await sharp(await answer.body()).metadata()
  return { width, height }
}

const metaOf = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content')

/** Checks what search engines and link previews require. Returns title and picture. */
async function expectDescribed(page: Page, address: string) {
  const meta = (name: string) => metaOf(page, name)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(0)
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', address)
  expect(await meta('og:url')).toBe(address)

  const [shortTitle, siteName, description] = [
    await meta('og:title'),
    await meta('og:site_name'),
    await meta('description'),
  ]
  const title = await page.title()
  expect(title).toBe(`${shortTitle} | ${siteName}`)
  expect(await meta('twitter:title')).toBe(shortTitle)
  expect(description?.length).toBeGreaterThan(50)
  expect(await meta('og:description')).toBe(description)
  expect(await meta('twitter:description')).toBe(description)

  expect(await meta('og:type')).toMatch(/^(website|article|profile)$/)
  const isHindi = /^\/hi(\/|$)/.test(new URL(address).pathname)
  expect(await meta('og:locale')).toBe(isHindi ? 'hi_IN' : 'en_US')
  expect(await meta('twitter:card')).toBe('summary_large_image')
  const picture = (await meta('og:image')) ?? ''
  expect(await meta('twitter:image')).toBe(picture)
  expect(await meta('og:image:alt')).toBeTruthy()
  const [width, height] = [await meta('og:image:width'), await meta('og:image:height')]
  return { title, picture, size: { width: Number(width), height: Number(height) } }
}

test.describe('as a crawler reads it', () => {
  test.use({ javaScriptEnabled: false })

  test('every page in the sitemap describes itself to search engines and in link previews', async ({
    page,
    request,
  }) => {
    // Two dozen pages, each rendered for the first time.
    test.slow()
    const { _id } = await publish(request, { title: `Found by crawlers ${Date.now()}` })
    const addresses = addressesIn(await sitemapOf(request))
    const isOneOfMany = (address: string) => /\/(event|team|notices)\//.test(address)
    const oneOfEachKind = [
      ...addresses.filter((address) => !isOneOfMany(address)),
      ...addresses.filter((address) => address.endsWith(`/event/${_id}`)),
      ...addresses.filter((address) => address.endsWith('/team/sudha-rastogi')),
      // Only the starting content: pages of other journeys may share a title.
      ...addresses.filter((address) => address.endsWith('/notices/bsc-practical-groups')),
    ]
    const titles: string[] = []
    for (const address of oneOfEachKind) {
      await test.step(address, async () => {
        const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
        expect(answer?.status()).toBe(200)
        expect(page.url()).toBe(address)
        const { title, picture, size } = await expectDescribed(page, address)
        expect(titles).not.toContain(title)
        titles.push(title)
        expect(await sizeAt(request, picture)).toEqual(size)
      })
    }
  })

  test('structured data is valid, and breadcrumbs start at the home page', async ({
    page,
    request,
  }) => {
    const { _id } = await publish(request, { title: `</script> & "quotes" ${Date.now()}` })
    for (const path of ['/events', `/event/${_id}`, '/our-team', '/team/sudha-rastogi']) {
      await page.goto(path)
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const described = texts.map((text) => JSON.parse(text))
      const crumbs = described.find((thing) => thing['@type'] === 'BreadcrumbList')
      expect(crumbs.itemListElement[0]).toMatchObject({ name: 'Home', position: 1 })
      expect(crumbs.itemListElement.at(-1).item).toBe(page.url())
    }
  })
})

test('an event is in the sitemap as soon as it is published', async ({ request }) => {
  expect(await sitemapOf(request)).toContain('/our-team</loc>')
  const { _id, createdAt } = await publish(request, { title: `In the sitemap ${Date.now()}` })

  expect(await sitemapOf(request)).toContain(
    `/event/${_id}</loc><lastmod>${createdAt}</lastmod></url>`,
  )
})

test('robots.txt says what to leave out and where the sitemap is', async ({ request, baseURL }) => {
  const answer = await readFrom(request, '/robots.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const rules = (await answer.text()).split('\n')
  expect(rules).toContain('Disallow: /admin')
  expect(rules).toContain('Allow: /api/events')
  expect(rules).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test(
  'the web app manifest has a name and icons of the stated sizes',
  onlyInFullRun,
  async ({ page, request }) => {
    await page.goto('/events')
    const linkOf = async (rel: string) =>
      (await page.locator(`head link[rel="${rel}"]`).getAttribute('href')) ?? ''
    expect(await sizeAt(request, await linkOf('apple-touch-icon'))).toEqual({
      width: 180,
      height: 180,
    })

    const answer = await readFrom(request, await linkOf('manifest'))
    expect(answer.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest: { name: string; icons: { src: string; sizes: string; purpose: string }[] } =
      await answer.json()
    expect(manifest.name).toBe(await metaOf(page, 'og:site_name'))
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sizeAt(request, src)
      expect(`${width}x${height}`).toBe(sizes)
    }
  },
)

for (const path of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']) {
  test(`${path} supports HEAD and conditional requests`, onlyInFullRun, async ({ request }) => {
    const head = await request.head(path)
    expect(head.status()).toBe(200)
    expect((await head.body()).length).toBe(0)
    const again = await request.get(path, {
      headers: { 'if-none-match': head.headers().etag ?? '' },
    })
    expect(again.status()).toBe(304)
  })
}

test('missing pages are not indexed', onlyInFullRun, async ({ page }) => {
  for (const path of ['/no/such/page', '/event/01900000-0000-7000-8000-000000000000']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0)
  }
})
