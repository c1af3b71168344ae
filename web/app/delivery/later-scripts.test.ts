import { expect, test } from 'vitest'
import { startScriptsLater } from './later-scripts'

const entry = '<script type="module" async="">import "/assets/entry.js";</script>'

test('preloads and the entry script of a document wait', () => {
  const html = startScriptsLater(
    `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="stylesheet" href="/a.css"/>${entry}`,
  )

  expect(html).toContain('<link rel="later" href="/assets/entry.js"/>')
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html).toContain('<script type="later">import "/assets/entry.js";</script>')
  expect(html).not.toContain('type="module" async')
})

test('a document without an entry script stays as it is', () => {
  const html = '<link rel="modulepreload" href="/assets/entry.js"/><p>No scripts</p>'

  expect(startScriptsLater(html)).toBe(html)
})
