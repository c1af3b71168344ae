import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { builtWeb } from './load-web.ts'

const client = join(
  dirname(createRequire(import.meta.url).resolve('web/package.json')),
  'build/client',
)

const scriptsIn = (html: string, list: 'shared' | 'own') =>
  (new RegExp(`data-${list}="([^"]*)"`).exec(html)?.[1] ?? '')
    .split(' ')
    .filter((file) => file.endsWith('.js'))

/** As sent, of those that only one of two pages fetches. */
const bytesOf = (files: readonly string[], others: readonly string[]) =>
  files
    .filter((file) => !others.includes(file))
    .reduce((sum, file) => sum + statSync(`${join(client, file)}.br`).size, 0)

/** In bytes: the code that looks texts up, on every page; and the texts of a page's own islands, fetched once it is used. */
const maxShared = 2_500
const maxTexts: Record<string, number> = {
  ...Object.fromEntries(
    ['/', '/about', '/events', '/notices', '/our-team', '/course/b.a.'].map((path) => [
      path,
      1_800,
    ]),
  ),
  // With what their calls may respond.
  '/contact': 2_300,
  '/login': 4_200,
  '/signup': 4_600,
  '/account': 10_300,
}

test('a page in Hindi fetches little more than the page in English', async () => {
  const { app } = await testApp({ web: builtWeb() })
  for (const [path, maxOwn] of Object.entries(maxTexts)) {
    const [english, hindi] = await Promise.all(
      [path, path === '/' ? '/hi' : `/hi${path}`].map(async (one) => (await app.inject(one)).body),
    )
    if (english === undefined || hindi === undefined) return expect.fail(path)
    const more = (list: 'shared' | 'own') =>
      bytesOf(scriptsIn(hindi, list), scriptsIn(english, list))
    expect(more('shared'), path).toBeLessThan(maxShared)
    expect(more('own'), path).toBeLessThan(maxOwn)
    expect(bytesOf(scriptsIn(english, 'own'), scriptsIn(hindi, 'own')), path).toBe(0)
  }
})
