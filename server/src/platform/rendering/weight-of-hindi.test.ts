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

/** Maximum bytes of the texts of a page's own islands. Forms with many messages have their own. */
const mostTexts: Record<string, number> = { '/signup': 3_500, '/account': 8_500 }

test('a page in Hindi fetches little more than the page in English', async () => {
  const { app } = await testApp({ web: builtWeb() })
  const paths = [
    '/',
    '/about',
    '/events',
    '/notices',
    '/team',
    '/course/b.a.',
    '/contact',
    '/login',
  ]
  for (const path of [...paths, ...Object.keys(mostTexts)]) {
    const [english, hindi] = await Promise.all(
      [path, path === '/' ? '/hi' : `/hi${path}`].map(async (one) => (await app.inject(one)).body),
    )
    if (english === undefined || hindi === undefined) return expect.fail(path)
    const more = (list: 'shared' | 'own') =>
      bytesOf(scriptsIn(hindi, list), scriptsIn(english, list))
    // Untouched, and in use.
    expect(more('shared'), path).toBeLessThan(2_500)
    expect(more('own'), path).toBeLessThan(mostTexts[path] ?? 2_500)
    expect(bytesOf(scriptsIn(english, 'own'), scriptsIn(hindi, 'own')), path).toBe(0)
  }
})
