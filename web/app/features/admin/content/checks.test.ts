import { findingsOf, fits } from 'contract/content/checks'
import { faultsOf, singleton } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { email, line, link, list, phone, place, text } from 'contract/content/fields'
import { expect, test } from 'vitest'

const page = singleton({
  one: 'Page',
  many: 'Pages',
  page: '/',
  fields: {
    title: line({ label: 'Title' }, 100),
    body: text({ label: 'Text' }, 1, 1000),
    office: phone({ label: 'Office' }),
    mail: email({ label: 'Mail' }),
    links: list(
      { label: 'Links' },
      { label: line({ label: 'Words' }, 40), to: link({ label: 'Address' }) },
      { most: 5 },
    ),
    buttons: list(
      { label: 'Buttons' },
      { label: line({ label: 'Words' }, 40), to: place({ label: 'Leads to' }) },
      { most: 5 },
    ),
  },
  checks: [
    fits('title', 10, 'the menu'),
    ({ title }) =>
      title === 'Forbidden' ? [{ path: 'title', message: 'Not this one', level: 'stop' }] : [],
  ],
})

const good: ContentData = {
  title: 'Hostel',
  body: 'Rooms for 200 students, NAAC and LL.B. included.',
  office: '+91 120 000 2000',
  mail: 'office@college.ac.in',
  links: [{ _key: 'a', label: 'Rules of the hostel', to: 'https://college.ac.in/rules' }],
  buttons: [],
}
const linked = (label: string, to = 'https://college.ac.in/rules') => [{ _key: 'a', label, to }]
const messagesOf = (change: ContentData) =>
  findingsOf(page, { ...good, ...change }).map(({ path, message }) => `${path}: ${message}`)

test('nothing is said of what is well written', () => {
  expect(findingsOf(page, good)).toEqual([])
})

test.each([
  [
    'a link that does not say where it leads',
    { links: linked('Click here') },
    'links.0.label: “Click here” does not say where the link leads',
  ],
  [
    'the same in Hindi',
    { links: linked('यहाँ क्लिक करें') },
    'links.0.label: “यहाँ क्लिक करें” does not say where the link leads',
  ],
  [
    'the same on a button to a page',
    { buttons: linked('Read more', '/hostel') },
    'buttons.0.label: “Read more” does not say where the link leads',
  ],
  [
    'a number without its country',
    { office: '0120 4000 2000' },
    'office: 0120 4000 2000 has no country code (+91), so that it cannot be dialled from everywhere',
  ],
  [
    'a reserved address',
    { mail: 'office@college.example' },
    'mail: office@college.example is a placeholder that reaches nobody',
  ],
  [
    'a link to nowhere',
    { links: linked('Rules', 'https://example.org/x') },
    'links.0.to: https://example.org/x is a placeholder that reaches nobody',
  ],
  ['an unfinished text', { body: 'Fees: TBD' }, 'body: “TBD” looks unfinished'],
  ['a shouted text', { body: 'ADMISSIONS ARE OPEN NOW' }, 'body: Capitals alone are hard to read'],
  [
    'a title too long for its place',
    { title: 'Hostel for women' },
    'title: 16 characters are too long for the menu: 10 fit',
  ],
])('%s is told', (_name, change, message) => {
  expect(messagesOf(change)).toEqual([message])
})

test('a short code needs no country, and Hindi has no capitals to shout in', () => {
  expect(messagesOf({ office: '1912', body: 'प्रवेश प्रारंभ हो गए हैं अभी आवेदन करें' })).toEqual([])
})

test('an address that is there twice is told at its second place', () => {
  const links = [
    ...linked('Rules'),
    { _key: 'b', label: 'Rooms', to: 'https://college.ac.in/RULES' },
  ]
  expect(messagesOf({ links })).toEqual(['links.1.to: https://college.ac.in/RULES is there twice'])
})

test('a check that stops keeps it from being published, as a rule does; one that warns does not', () => {
  expect(faultsOf(page, { ...good, title: 'Forbidden' })).toEqual({ title: 'Not this one' })
  expect(faultsOf(page, { ...good, title: 'Hostel for women' })).toEqual({})
})
