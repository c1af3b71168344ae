import { expect, test } from 'vitest'
import { mailLink, telLink, whatsappLink } from './contact-links'

test.each([
  ['+91 98765 43210', '919876543210'],
  ['98765 43210', '919876543210'],
  ['098765-43210', '919876543210'],
  ['919876543210', '919876543210'],
  ['0091 98765 43210', '919876543210'],
  ['+1 (202) 555-0143', '12025550143'],
])('a chat with %s opens with the number %s', (typed, digits) => {
  expect(whatsappLink(typed, 'Hi')).toBe(`https://wa.me/${digits}?text=Hi`)
})

test('the text of a chat arrives as it was written', () => {
  const text = 'Namaste & hello, Dr. Rao? 100%'
  const link = new URL(whatsappLink('+91 98765 43210', text) ?? '')
  expect(link.searchParams.get('text')).toBe(text)
})

test.each([
  ['+91 120 456 7890', 'tel:+911204567890'],
  ['0120-4567890, ext. 12', 'tel:01204567890'],
  ['98765 43210 / 98765 43211', 'tel:9876543210'],
])('%s is called at %s', (typed, link) => {
  expect(telLink(typed)).toBe(link)
})

test('an email link works with any characters in the address', () => {
  expect(mailLink('office@college.example')).toBe('mailto:office@college.example')
  expect(mailLink('a?cc=x&b@college.example')).toBe('mailto:a%3Fcc%3Dx%26b@college.example')
})

test.each([undefined, '', 'on request'])('there is no link for %s', (typed) => {
  expect(whatsappLink(typed, 'Hi')).toBeUndefined()
  expect(telLink(typed)).toBeUndefined()
  expect(mailLink(typed)).toBeUndefined()
})
