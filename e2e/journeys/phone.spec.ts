import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 360, height: 740 } })

test('the footer of a phone has two columns and is at most 500 pixels high', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  const study = await footer.getByRole('navigation', { name: 'Study' }).boundingBox()
  const explore = await footer.getByRole('navigation', { name: 'Explore' }).boundingBox()

  expect(study?.y).toBe(explore?.y)
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(500)
})

test('a slide on a phone shows its picture over its text, not under it', async ({ page }) => {
  await page.goto('/')
  const slide = page.getByRole('group', { name: '1 of 5' })
  const picture = await slide.locator('picture img').boundingBox()
  const title = await slide.getByRole('heading').boundingBox()
  const box = await slide.boundingBox()

  expect(picture?.y).toBe(box?.y)
  expect(picture?.height).toBeLessThanOrEqual((box?.height ?? 0) / 2 + 1)
  // At least a third of the slide is picture alone.
  expect((title?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThan((box?.height ?? 0) / 3)
})
