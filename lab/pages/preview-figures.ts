import { type Browser, expect, type Page } from '@playwright/test'
import { openView, signIn } from 'testing/sign-in.ts'
import type { Figure } from '../figures.ts'
import { median } from '../median.ts'

const rounds = 9
const maxMilliseconds = 400
const frameTitle = 'Preview of College facts'
const fieldLabel = 'Office hours'

/** Runs in the page: milliseconds from the last keystroke to the frame in which the preview shows the text. */
function untilSeen({ text, title }: { text: string; title: string }): Promise<number> {
  const seen = () => {
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)
    return frame?.contentDocument?.body?.innerText.includes(text) ?? false
  }
  return new Promise((resolve) => {
    let typedAt = performance.now()
    addEventListener('input', () => {
      typedAt = performance.now()
    })
    const look = () => {
      if (seen()) resolve(performance.now() - typedAt)
      else requestAnimationFrame(look)
    }
    look()
  })
}

async function openPreview(page: Page): Promise<void> {
  await signIn(page)
  await openView(page, 'Website')
  await page.getByRole('button', { name: /^College facts/ }).click()
  await page.getByRole('button', { name: 'Show preview' }).click()
  await expect(page.frameLocator(`iframe[title="${frameTitle}"]`).locator('h1')).toBeAttached()
}

/** Median and maximum delay between typing and preview. */
export async function previewFigures(browser: Browser, baseURL: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL })
  await openPreview(page)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const text = `Monday to Friday, round ${round}`
    const seen = page.evaluate(untilSeen, { text, title: frameTitle })
    await page.getByLabel(fieldLabel).fill('')
    await page.getByLabel(fieldLabel).pressSequentially(text, { delay: 30 })
    times.push(await seen)
  }
  await page.close()
  const figure = { unit: 'ms', atMost: maxMilliseconds }
  return [
    { name: 'last key to preview, median', value: Math.round(median(times)), ...figure },
    { name: 'last key to preview, worst', value: Math.round(Math.max(...times)), unit: 'ms' },
  ]
}
