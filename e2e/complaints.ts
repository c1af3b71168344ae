import type { Page } from '@playwright/test'

/** Everything that a browser reports: errors, policy violations, requests to other origins. */
export function complaints(page: Page): string[] {
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
