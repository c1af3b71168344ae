import { expect, type Page, test } from '@playwright/test'
import { inLanguage } from 'web/app/framework/addresses/language-prefix.ts'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import {
  type PageId,
  type PlainPageId,
  pages,
  type RecordPageId,
} from 'web/app/framework/addresses/paths.ts'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { inEachRunIf, isFullRun, onlyInFullRun } from '../full-run.ts'
import { openHydrated } from '../hydrated.ts'
import { enterRecord } from '../make-records.ts'
import { expectPicturesToFill } from '../pictures-fill.ts'
import { maxScriptBytes, weighScripts } from '../script-weight.ts'

/** Checked pages with parameters, in addition to one per kind of record. */
const samples: Record<Exclude<PageId, PlainPageId | RecordPageId>, string[]> = {
  'course-group': ['other', 'professional', 'law'].map((courseType) =>
    pathOf('course-group', { courseType }),
  ),
  course: ['b.a.', 'b.a.l.l.b.'].map((courseId) => pathOf('course', { courseId })),
  // From the sample data: a leader and a teacher.
  member: ['sudha-rastogi', 'sowmya-narasimhan'].map((name) => pathOf('member', { name })),
  // From the starting content.
  notice: [pathOf('notice', { slug: 'bsc-practical-groups' })],
  // The current month always exists.
  'events-month': [pathOf('events-month', { month: new Date().toISOString().slice(0, 7) })],
  // Doesn't exist until somebody writes it, as `pages.spec.ts` does.
  page: [],
  // An unknown link, so the page reports an expired one.
  subscription: [pathOf('subscription', { token: 'a-token' })],
  // Unknown, likewise.
  certificate: [pathOf('certificate', { code: '0000-0000-0000-0000' })],
  registration: [pathOf('registration', { token: 'a-token' })],
  'reset-password': [pathOf('reset-password', { token: 'a-token' })],
}
const samplesOf: Partial<Record<PageId, string[]>> = samples

/** A page of each kind. */
const typical: (PageId | undefined)[] = [
  ...(['home', 'course-group', 'course', 'events', 'event', 'notices', 'team'] as const),
  ...(['contact', 'search', 'disclosure', 'signup', 'account', 'admin'] as const),
]

// Pages that redirect visitors are checked where they lead.
const results = pages.flatMap(({ id, path, frame, showsOne }) =>
  (samplesOf[id] ?? [path]).map((path, at) => ({
    ...{ path, frame, showsOne },
    isTypical: at === 0 && typical.includes(id),
  })),
)
const inHindi = results
  .filter(({ frame }) => frame === 'site')
  .map((sample) => ({ ...sample, path: inLanguage('hi', sample.path), isTypical: false }))
const nothingThere = pages
  .filter(({ frame, path, isSecret }) => frame === 'site' && path.includes('/:') && !isSecret)
  .map(({ path }) => path.replace(/:\w+/, 'unknown'))
const missing = ['/nowhere', '/hi/nowhere', ...nothingThere].map((path) => ({
  path,
  frame: 'site' as const,
  showsOne: undefined,
  isTypical: path === '/nowhere',
}))

const schemes = ['light', 'dark'] as const
const widths = isFullRun ? [360, 1440] : [360]

/**
 * Maximum bytes of a page's HTML, uncompressed: that of the events page, which is full of cards. A letter of Hindi is
 * three bytes.
 */
const maxHtmlBytes = { en: 90_000, hi: 120_000 }

/** The scripts that look texts up on pages in another language, and the account's texts, because it hydrates at once. */
const maxTextBytes = 11_000

/** The rules of a form whose first field has the focus at once, so that they are fetched ahead. */
const maxRuleBytes = 14_000

/** Long enough for the layout to follow a change of screen, and for colours to change. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const rendered = () => new Promise((done) => requestAnimationFrame(done))
    await rendered()
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
    await rendered()
  })

for (const sample of [...results, ...inHindi, ...missing]) {
  const { path, frame, showsOne, isTypical } = sample
  test(
    `S61: ${path} is light, has pictures that fill their boxes, and no problem reported by the browser or axe, light and dark`,
    inEachRunIf(isTypical),
    async ({ page, request }) => {
      const isFound = !missing.some((one) => one === sample)
      const _id = showsOne ? await enterRecord(request, showsOne) : ''
      const heard = complaints(page)
      const scriptBytes = await weighScripts(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 800 })
      const answer = await openHydrated(page, path.replace(/:\w+/, _id))

      expect(answer?.status()).toBe(isFound ? 200 : 404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          await settle(page)
          await expectPicturesToFill(page)
          await expectAccessible(page, colorScheme === 'light' ? 'everything' : 'colours')
        }
      }
      // Requests after hydration, such as the current user, may also cause complaints.
      await page.waitForLoadState('networkidle')
      // Nobody has interacted with the page.
      if (frame === 'site') {
        const isHindi = path.startsWith('/hi')
        const isFocused = path.endsWith('/verify-email')
        expect(scriptBytes()).toBeLessThanOrEqual(
          maxScriptBytes + (isHindi ? maxTextBytes : 0) + (isFocused ? maxRuleBytes : 0),
        )
        expect((await answer?.body())?.length).toBeLessThanOrEqual(
          maxHtmlBytes[isHindi ? 'hi' : 'en'],
        )
      }
      // The browser reports the 404 itself.
      expect(heard.filter((text) => isFound || !text.includes('404'))).toEqual([])
    },
  )
}

test(
  'S61: the browser reports no problem in the API documentation',
  onlyInFullRun,
  async ({ page }) => {
    const heard = complaints(page)
    await page.goto('/api/docs')
    await page.waitForLoadState('networkidle')

    expect(heard).toEqual([])
  },
)
