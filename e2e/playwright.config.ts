import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { administrator } from 'testing/administrator.ts'
import { ensureBrowser } from 'testing/browser.ts'
import { chromiumFlags } from 'testing/chromium.ts'
import { freePort } from 'testing/free-port.ts'
import { isFullRun, onlyInFullRun } from './full-run.ts'

// Read again by every worker, which must not look for a port or make a folder of its own.
process.env.E2E_PORT ??= String(await freePort())
const port = process.env.E2E_PORT
const baseURL = `http://localhost:${port}`
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'college-e2e-'))

const long = /(door|notices|workshop)\.spec/
const overAll = /alerts\.spec/

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results',
  fullyParallel: true,
  workers: 3,
  // Generous, for a busy machine: what passes does not wait.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  ...(!isFullRun && { grepInvert: new RegExp(onlyInFullRun.tag) }),
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: ensureBrowser(),
      args: chromiumFlags,
    },
  },
  // The longest begin first: one that began last would have the machine to itself in the end. What stands over every page would
  // stand over the pages of the others, too.
  projects: [
    { name: 'long journeys', testMatch: long },
    { name: 'journeys', testIgnore: [long, overAll] },
    { name: 'over every page', testMatch: overAll, dependencies: ['long journeys', 'journeys'] },
  ],
  webServer: {
    command: 'node ../scripts/start.js',
    url: `${baseURL}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      SAMPLE_DATA: 'on',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
  },
})
