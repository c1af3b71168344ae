import { act } from '@testing-library/react'
import type { RichTextNode } from 'contract/content/rich-text/rich-text-node'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { loadPageLanguage } from '#app/lib/languages/load-page-language'
import { renderIn } from '#app/lib/languages/page-language'
import { aDoc, aTable, heading, linkTo, paragraph, piece, words } from '#test/rich-text'
import { RichText } from './rich-text'

const rendered = (of: RichTextNode) => (
  <MemoryRouter>
    <RichText of={of} />
  </MemoryRouter>
)

function show(of: RichTextNode): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderToString(rendered(of))
  return place
}
const html = (of: RichTextNode) => show(of).firstElementChild?.innerHTML

const bold = { type: 'bold' }
const superscript = { type: 'superscript' }
const subscript = { type: 'subscript' }
const strike = { type: 'strike' }
const everything = aDoc(
  heading(2, 'Hostel'),
  piece(
    'paragraph',
    words('Ask the '),
    words('war', linkTo('/contact')),
    words('den', linkTo('/contact'), bold),
  ),
  heading(3, 'Rules'),
  piece('bullet_list', piece('list_item', paragraph('Quiet'))),
  { type: 'ordered_list', attrs: { order: 3 }, content: [piece('list_item', paragraph('Sleep'))] },
  piece('quote', paragraph('Home')),
  piece(
    'callout',
    piece('paragraph', words('Call'), { type: 'hard_break' }, words('112', { type: 'italic' })),
  ),
  aTable(['Room', 'Beds'], ['Double', '2']),
  piece('paragraph'),
)

test('superscripts, subscripts and struck-out text look so', () => {
  expect(
    html(aDoc(piece('paragraph', words('m'), words('2', superscript), words('2', subscript)))),
  ).toBe('<p>m<sup>2</sup><sub>2</sub></p>')
  expect(html(aDoc(piece('paragraph', words('5 May', strike))))).toBe('<p><s>5 May</s></p>')
})

test('every node has its element, and neighbours with the same link are one link', () => {
  expect(html(everything)).toBe(
    [
      '<h2>Hostel</h2>',
      '<p>Ask the <a href="/contact">war<strong>den</strong></a></p>',
      '<h3>Rules</h3>',
      '<ul><li><p>Quiet</p></li></ul>',
      '<ol start="3"><li><p>Sleep</p></li></ol>',
      '<blockquote><p>Home</p></blockquote>',
      '<aside><p>Call<br><em>112</em></p></aside>',
      '<div role="group" aria-label="Table" tabindex="0"><table><tbody>',
      '<tr><th scope="col"><p>Room</p></th><th scope="col"><p>Beds</p></th></tr>',
      '<tr><td><p>Double</p></td><td><p>2</p></td></tr>',
      '</tbody></table></div>',
    ].join(''),
  )
})

test('server-rendered text hydrates without a mismatch', async () => {
  const complain = vi.spyOn(console, 'error')
  const place = show(everything)
  const before = place.innerHTML
  await act(async () => void hydrateRoot(place, rendered(everything)))
  expect(place.innerHTML).toBe(before)
  expect(complain).not.toHaveBeenCalled()
})

test('unknown nodes show their text', () => {
  const unknown = aDoc(
    piece('accordion', piece('panel', paragraph('Inside'))),
    piece('constructor', paragraph('Named like a property')),
    piece('paragraph', words('Blinking', { type: 'blink' }), {
      type: 'video',
      attrs: { src: 'x' },
    }),
    { type: 'paragraph', content: 'no list' },
    { type: 'paragraph', content: [null, 7, { type: 'text', text: { a: 1 } }, words('left')] },
    { type: 'heading', attrs: null, content: [words('No level', 'no mark' as never)] },
  )
  expect(html(unknown)).toBe(
    '<p>Inside</p><p>Named like a property</p><p>Blinking</p><p>left</p><h2>No level</h2>',
  )
})

test('paragraphs in English say so on a page in Hindi', async () => {
  const hindi = await loadPageLanguage('hi')
  const text = aDoc(heading(2, 'Library'), paragraph('Return the books.'), paragraph('पुस्तकें लौटाएँ।'))
  expect(renderIn(hindi, () => html(text))).toBe(
    '<h2 lang="en">Library</h2><p lang="en">Return the books.</p><p>पुस्तकें लौटाएँ।</p>',
  )
})

test('a picture has its alternative text, a document its type and size, and deleted ones show nothing', () => {
  const result = {
    address: '/uploads/x.webp',
    width: 9,
    height: 6,
    alt: 'The gate',
    focus: { x: 50, y: 50 },
  }
  const place = show(
    aDoc(
      { type: 'picture', attrs: { found: { ...result, caption: 'The gate in May' } } },
      { type: 'picture', attrs: { item: 'x' } },
      {
        type: 'download',
        attrs: {
          found: {
            address: '/documents/1/a.pdf',
            name: 'Fees',
            type: 'application/pdf',
            bytes: 1_240_000,
          },
        },
      },
      { type: 'download' },
    ),
  )
  expect(place.querySelectorAll('figure')).toHaveLength(1)
  expect(place.textContent).toBe('The gate in May Fees (PDF, 1.2 MB)')
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/documents/1/a.pdf')
})

test('the type and size of a document are in the language of the page', async () => {
  const facts = { name: 'Fee chart', type: 'application/pdf', bytes: 1_240_000, pages: 2 }
  const result = { ...facts, address: '/documents/1/a.pdf', language: 'en' }
  const place = renderIn(await loadPageLanguage('hi'), () =>
    show(aDoc({ type: 'download', attrs: { found: result } })),
  )
  expect(place.textContent).toBe('Fee chart (PDF, 2 पृष्ठ, 1.2 MB, अंग्रेज़ी)')
})

test('people and courses are cards, linked if they have a page, and deleted ones show nothing', () => {
  const card = { kind: 'person', title: 'Dr. Meera Nair', line: 'Professor' }
  const course = { kind: 'course', title: 'B.C.A.', line: 'Bachelor of Computer Applications' }
  const place = show(
    aDoc(
      { type: 'person', attrs: { found: { ...card, path: '/course/b.c.a.?teacher=1' } } },
      { type: 'person', attrs: { found: { ...card, title: 'Ravi Sen' } } },
      { type: 'course', attrs: { found: { ...course, path: '/course/b.c.a.' } } },
      { type: 'course', attrs: { item: 'x' } },
    ),
  )
  const links = [...place.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['MNDr. Meera Nair Professor', '/course/b.c.a.?teacher=1'],
    ['B.C.A. Bachelor of Computer Applications', '/course/b.c.a.'],
  ])
  expect(place.querySelectorAll('p')).toHaveLength(3)
})

const row = (type: string, ...texts: string[]) =>
  piece('table_row', ...texts.map((text) => piece(type, paragraph(text))))

test('a column of amounts is aligned as numbers, with its title', () => {
  const table = piece(
    'table',
    row('table_header', 'What', 'Amount', 'Days'),
    row('table_cell', 'Bus', '₹650', '30'),
    row('table_cell', 'Hostel', '₹38,400', 'One year'),
  )
  const numbers = [...show(aDoc(table)).querySelectorAll('.number')]
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['Amount', '₹650', '₹38,400'])
})

test('with more columns than a phone has room for, each value knows its title', () => {
  const table = piece(
    'table',
    row('table_header', 'Route', 'By', 'Leaves', 'Back'),
    row('table_cell', '1', 'Duhai', '8:05 AM', '4:15 PM'),
  )
  const stacked = show(aDoc(table)).querySelectorAll('table.stacked td')
  expect([...stacked].map((cell) => cell.getAttribute('data-title'))).toEqual([
    'Route',
    'By',
    'Leaves',
    'Back',
  ])
})

test('a header cell at the start of a row is its heading', () => {
  const cell = (type: string, text: string) => piece(type, paragraph(text))
  const table = piece(
    'table',
    piece('table_row', cell('table_header', 'Fee'), {
      ...cell('table_cell', '500'),
      attrs: { colspan: 2, rowspan: 1 },
    }),
  )
  expect(html(aDoc(table))).toContain(
    '<tr><th scope="row"><p>Fee</p></th><td colspan="2" rowspan="1"><p>500</p></td></tr>',
  )
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:evil',
  'http://evil.example',
  'entry:019319f0-0000-7000-8000-000000000001',
  'file:///etc/passwd',
])('a stored link to %j is not a link', (href) => {
  const place = show(aDoc(piece('paragraph', words('words', linkTo(href)))))
  expect(place.querySelector('a')).toBeNull()
  expect(place.textContent).toBe('words')
})

test.each([
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</script><script>alert(1)</script>',
])('S63: the text %s stays text', (text) => {
  const place = show(aDoc(heading(2, text), paragraph(text), aTable([text], [text])))
  expect(place.querySelector('img, svg, script')).toBeNull()
  expect(place.querySelector('h2')?.textContent).toBe(text)
})
