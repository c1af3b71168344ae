import { expect, test } from 'vitest'
import { draftPage } from './draft-page.ts'

const page = '<html lang="en" class="site"><head><title>Fees</title></head><body id="b"><main>'
const shared = { createdAt: '2026-11-20T04:30:00.000Z', expiresAt: '2026-12-04T04:30:00.000Z' }

test('a preview has no splash screen, and otherwise looks as visitors will see it', () => {
  expect(draftPage(page, undefined)).toBe(page.replace('"site"', '"site welcomed"'))
  expect(draftPage('<html><body>', undefined)).toBe('<html class="welcomed"><body>')
})

test('a shared draft says that it is one, from when, and how long its link works', () => {
  const html = draftPage(page, shared)
  expect(html).toContain('<title>Draft: Fees</title>')
  const text = /<body id="b"><aside[^>]*>(.*)<\/aside><main>/.exec(html)?.[1] ?? ''
  expect(text.replace(/<[^>]*>/g, '').replaceAll('\u202f', ' ')).toBe(
    'This is a draft. It isn’t published. It shows what was written on November 20, 2026 at 10:00 AM. This link works until December 4, 2026 at 10:00 AM.',
  )
})
