import { chromium } from '@playwright/test'
import { findBrowser } from 'testing/browser.ts'
import { chromiumFlags } from 'testing/chromium.ts'
import type { Figure } from '../figures.ts'
import { measureTasks } from './browser-tasks.ts'
import { measurePanelTasks } from './panel-tasks.ts'

const longestTaskMilliseconds = 200

async function tasksOf(executablePath: string, origin: string) {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const tasks = await measureTasks(browser, `${origin}/events`)
    return { ...tasks, ...(await measurePanelTasks(browser, origin)) }
  } finally {
    await browser.close()
  }
}

/**
 * The longest tasks; without a browser, none and the reason. If a page lacks what is clicked, that
 * figure is missing, and the others are still printed.
 */
export async function browserFigures(
  origin: string,
  report: (text: string) => void,
): Promise<Figure[]> {
  const browser = findBrowser()
  if (!browser) {
    report('  skipped: there is no Chromium here; CHROMIUM names one')
    return []
  }
  try {
    return Object.entries(await tasksOf(browser, origin)).map(([step, value]) => ({
      name: `longest task while ${step}`,
      value,
      unit: 'ms',
      atMost: longestTaskMilliseconds,
    }))
  } catch (error) {
    // Playwright appends a log to its messages.
    report(`  ${String(error).split('\n', 3).join(' ')}`)
    return [{ name: 'steps in the browser that failed', value: 1, unit: '', atMost: 0 }]
  }
}
