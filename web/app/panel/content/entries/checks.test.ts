import { startingContent } from 'college/starting-content'
import { allowedPlaceholders } from 'contract/content/allowed-placeholders'
import { checkResultsOf, warnIfLong } from 'contract/content/checks'
import { schemaErrorsOf, singleton } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { link, linkTarget } from 'contract/content/link-target-fields'
import { oldestFirst } from 'contract/content/list-checks'
import { list } from 'contract/content/list-field'
import { email, lineField, phone, textField, year as yearField } from 'contract/content/text-fields'
import { contentTypes, singletonNames } from 'contract/content/types'
import { expect, test } from 'vitest'

const page = singleton({
  one: 'Page',
  many: 'Pages',
  page: '/',
  fields: {
    title: lineField({ label: 'Title' }, 100),
    body: textField({ label: 'Text' }, 1, 1000),
    begun: yearField({ label: 'Begun' }),
    events: list({ label: 'Events' }, { year: yearField({ label: 'Year' }) }, { most: 5 }),
    office: phone({ label: 'Office' }),
    mail: email({ label: 'Mail' }),
    links: list(
      { label: 'Links' },
      { label: lineField({ label: 'Words' }, 40), to: link({ label: 'Address' }) },
      { most: 5 },
    ),
    buttons: list(
      { label: 'Buttons' },
      { label: lineField({ label: 'Words' }, 40), to: linkTarget({ label: 'Leads to' }) },
      { most: 5 },
    ),
  },
  checks: [
    allowedPlaceholders('town'),
    oldestFirst('events', 'year'),
    warnIfLong('title', 10, 'the menu'),
    ({ title }) =>
      title === 'Forbidden' ? [{ path: 'title', message: 'Not this one', level: 'stop' }] : [],
  ],
})

const valid: ContentData = {
  title: 'Hostel',
  body: 'Rooms for 200 students, NAAC and LL.B. included.',
  begun: '1999',
  events: [],
  office: '+91 120 000 2000',
  mail: 'office@college.ac.in',
  links: [{ _key: 'a', label: 'Rules of the hostel', to: 'https://college.ac.in/rules' }],
  buttons: [],
}
const year = (_key: string, year: string) => ({ _key, year })
const linked = (label: string, to = 'https://college.ac.in/rules') => [{ _key: 'a', label, to }]
const now = new Date('2026-11-22T06:00:00Z')
const messagesOf = (change: ContentData) =>
  checkResultsOf(page, { ...valid, ...change }, now).map(
    ({ path, message }) => `${path}: ${message}`,
  )

test('a well-written text has no warnings', () => {
  expect(checkResultsOf(page, valid)).toEqual([])
})

test.each([
  [
    'a link that doesn’t say where it leads',
    { links: linked('Click here') },
    'links.0.label: “Click here” doesn’t say where the link leads',
  ],
  [
    'the same in Hindi',
    { links: linked('यहाँ क्लिक करें') },
    'links.0.label: “यहाँ क्लिक करें” doesn’t say where the link leads',
  ],
  [
    'the same on a button to a page',
    { buttons: linked('Read more', '/hostel') },
    'buttons.0.label: “Read more” doesn’t say where the link leads',
  ],
  [
    'a number without its country code',
    { office: '0120 4000 2000' },
    'office: 0120 4000 2000 has no country code (+91), so it can’t be dialled from abroad',
  ],
  [
    'a reserved address',
    { mail: 'office@college.example' },
    'mail: office@college.example is a placeholder, not a real address',
  ],
  [
    'a link to nowhere',
    { links: linked('Rules', 'https://example.org/x') },
    'links.0.to: https://example.org/x is a placeholder, not a real address',
  ],
  ['an unfinished text', { body: 'Fees: TBD' }, 'body: “TBD” looks unfinished'],
  [
    'a last day that has passed',
    { body: 'Apply until 31 March 2024.' },
    'body: “until 31 March 2024” has passed',
  ],
  [
    'the same in official wording',
    { body: 'The last date is 31.03.2024' },
    'body: “last date is 31.03.2024” has passed',
  ],
  ['a year in the future', { begun: '2199' }, 'begun: 2199 is in the future'],
  [
    'an email address in a text',
    { body: 'Write to warden@college.ac.in' },
    'body: warden@college.ac.in isn’t a link here and would be missed when it changes. Enter it under College facts instead.',
  ],
  [
    'a phone number in a text',
    { body: 'Call +91 120 000 2000.' },
    'body: +91 120 000 2000 isn’t a link here and would be missed when it changes. Enter it under College facts instead.',
  ],
  [
    'a web address in a text',
    { body: 'See http://college.ac.in/rules for more' },
    'body: http://college.ac.in/rules isn’t a link here. Enter it in a link field instead.',
  ],
  ['a repeated word', { body: 'Ask in the the office.' }, 'body: “the the” repeats a word'],
  ['an unclosed bracket', { body: 'Rooms (for two' }, 'body: ( is opened but not closed'],
  ['an unclosed quotation', { body: 'The "quiet hours' }, 'body: " is opened but not closed'],
  [
    'a letter from another alphabet',
    { body: 'The \u0430dmission office' },
    'body: “\u0430dmission” mixes letters from two scripts, so search can’t find it',
  ],
  [
    'a repeated item',
    { buttons: [...linked('Rules', '/a'), { _key: 'b', label: 'rules', to: '/a' }] },
    'buttons.1: This appears twice',
  ],
  [
    'an older year after a newer one',
    { events: [year('a', '2012'), year('b', '2009')] },
    'events.1.year: 2009 comes after 2012',
  ],
  [
    'unknown braces',
    { title: 'In {twn}' },
    'title: The website can’t fill in {twn}. Check the spelling or remove the braces.',
  ],
  [
    'text in capitals',
    { body: 'ADMISSIONS ARE OPEN NOW' },
    'body: Text in all capitals is hard to read',
  ],
  [
    'a title too long for its space',
    { title: 'Hostel for women' },
    'title: Too long for the menu: 16 characters, but only 10 fit',
  ],
])('%s causes a warning', (_name, change, message) => {
  expect(messagesOf(change)).toEqual([message])
})

test.each([
  'Rooms for two (or three), and “quiet hours”; a) first b) second.',
  'A board of 6" and one of 12"',
  'She said that that was so very very good',
  'वे साथ साथ रहते हैं, B.Ed.में',
  'Founded before 1 July 1995, between 2012-13 and 2014-15',
  'Apply until 31 March 2199, in rooms 101-104',
])('%j causes no warning', (body) => {
  expect(messagesOf({ body })).toEqual([])
})

test('the starting content has no warnings but for its placeholders', () => {
  const notified = singletonNames.flatMap((name) =>
    checkResultsOf(contentTypes[name], startingContent[name], now).map(({ message }) => message),
  )
  expect(notified.filter((message) => !message.includes('placeholder'))).toEqual([])
})

test('a short code needs no country code, and Hindi has no capitals', () => {
  expect(messagesOf({ office: '1912', body: 'प्रवेश प्रारंभ हो गए हैं अभी आवेदन करें' })).toEqual([])
})

test('a repeated address is reported at its second occurrence', () => {
  const links = [
    ...linked('Rules'),
    { _key: 'b', label: 'Rooms', to: 'https://college.ac.in/RULES' },
  ]
  expect(messagesOf({ links })).toEqual(['links.1.to: https://college.ac.in/RULES appears twice'])
})

test('an error prevents publication, like a rule, and a warning doesn’t', () => {
  expect(schemaErrorsOf(page, { ...valid, title: 'Forbidden' })).toEqual({ title: 'Not this one' })
  expect(schemaErrorsOf(page, { ...valid, title: 'Hostel for women' })).toEqual({})
})
