import { findBrowser } from '../e2e/browser.ts'
import { measureTasks } from './browser-tasks.ts'
import type { Figure } from './figures.ts'

const longestTaskMilliseconds = 200

/** The longest tasks as figures; none, with the reason said, where there is no browser or the page did not play along. */
export async function browserFigures(url: string, say: (text: string) => void): Promise<Figure[]> {
  const browser = findBrowser()
  if (!browser) {
    say('  skipped: there is no Chromium here; CHROMIUM names one')
    return []
  }
  try {
    const tasks = await measureTasks(browser, url)
    return Object.entries(tasks).map(([step, value]) => ({
      name: `longest task while ${step}`,
      value,
      unit: 'ms',
      atMost: longestTaskMilliseconds,
    }))
  } catch (error) {
    // Playwright's messages go on with a log.
    say(`  skipped: ${String(error).split('\n')[0]}`)
    return []
  }
}
