import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of Chromium: named by CHROMIUM, Playwright's own, or installed. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM ?? '', chromium.executablePath(), ...installed]
  return candidates.find((path) => path && existsSync(path))
}

const run = (command: string, ...given: string[]) =>
  spawnSync(command, given, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

/** Installs Chromium if there is none: Playwright's download, or Debian's package. Throws when both fail. */
export function ensureBrowser(): string {
  const result = findBrowser()
  if (result) return result
  process.stdout.write('No Chromium found: installing one for the browser tests …\n')
  const isRoot = process.getuid?.() === 0
  run('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium')
  if (!findBrowser() && isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', 'chromium')
  }
  const brought = findBrowser()
  if (!brought) throw new Error('No Chromium: install one, or name it in the variable CHROMIUM')
  return brought
}

if (import.meta.main) {
  try {
    process.stdout.write(`${ensureBrowser()}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
