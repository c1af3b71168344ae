import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { administrator } from 'testing/administrator.ts'
import { ensureBrowser } from 'testing/browser.ts'
import { chromiumFlags } from 'testing/chromium.ts'
import { freePort } from 'testing/free-port.ts'
import { isFullRun, onlyInFullRun } from './full-run.ts'

// Workers read this file again, and must use the same port and folder.
process.env.E2E_PORT ??= String(await freePort())
const port = process.env.E2E_PORT
const baseURL = `http://localhost:${port}`
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'college-e2e-'))

const long = /(door|notices|workshop)\.spec/
const overAll = /(alerts|presses)\.spec/

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results',
  fullyParallel: true,
  workers: 3,
  // Generous, for busy machines; tests that pass don't wait.
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
  // The longest run first, so that none runs alone at the end. Alerts and other fees would be on the
  // pages of the other journeys.
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
