import { startingContent } from 'college/starting-content'
import { catalogue } from 'testing/a-catalogue.ts'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { type Delivered, readDelivered, writeDelivered } from './delivered'

const delivered = (title: string): Delivered => ({
  answers: [{ queryKey: ['events'], data: [{ title }] }],
  failures: [],
  now: '2026-11-22T10:00:00.000Z',
  publicUrl: 'https://college.test',
  college,
  menus: startingContent.menus,
  catalogue,
})

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  'one\u2028two\u2029three',
  '\\u003c "quoted" & <b>',
])('%j in a response can’t end the script, and is read back unchanged', (title) => {
  const html = writeDelivered(delivered(title))
  expect(html.match(/</g)).toHaveLength(2)
  expect(html).not.toMatch(/[\u2028\u2029]/)

  document.body.innerHTML = html
  expect(readDelivered()).toEqual(delivered(title))
  document.body.innerHTML = ''
})
