import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { publish } from '../make-events.ts'

/** Everything that a browser complains about: errors, warnings of the policy, failed loads of our own files. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (!origin.startsWith('http://localhost') && origin !== 'null') heard.push(request.url())
  })
  return heard
}

for (const width of [360, 1440]) {
  for (const path of ['/events', '/event/:id', '/adminlogin', '/nowhere', '/api/docs']) {
    test(`S61: ${path} at ${width} px has no complaint of the browser`, async ({
      page,
      request,
    }) => {
      const { _id } = await publish(request, { title: `Seen by axe ${width} ${Date.now()}` })
      const heard = complaints(page)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path.replace(':id', _id))
      await page.waitForLoadState('networkidle')

      // A page with status 404 is itself such a failed load.
      expect(heard.filter((text) => !(path === '/nowhere' && text.includes('404')))).toEqual([])
      if (path === '/api/docs') return
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}
