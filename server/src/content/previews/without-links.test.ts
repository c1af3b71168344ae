import { expect, test } from 'vitest'
import { withoutLinks } from './without-links.ts'

test.each([
  ['<a class="x" href="/about">About</a>', '<a class="x">About</a>'],
  ['<a href="/shared/abc" rel="x">Draft</a>', '<a rel="x">Draft</a>'],
  ['<a href="#fees">Fees</a>', '<a href="#fees">Fees</a>'],
  [
    '<a href="https://pay.example/?a=1&amp;b=2">Pay</a>',
    '<a title="https://pay.example/?a=1&amp;b=2">Pay</a>',
  ],
  ['<a title="Pay" href="https://pay.example/">Pay</a>', '<a title="Pay">Pay</a>'],
  ['<area shape="rect" href="/map"/>', '<area shape="rect"/>'],
  ['<link rel="stylesheet" href="/app.css"/>', '<link rel="stylesheet" href="/app.css"/>'],
  ['<abbr>href="/about"</abbr>', '<abbr>href="/about"</abbr>'],
])('links in a previewed page don’t work: %s', (before, after) => {
  expect(withoutLinks(before)).toBe(after)
})
