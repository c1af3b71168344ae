import { textOf } from 'contract/content/rich-text/rich-text-node'
import { richTextSchema } from 'contract/content/rich-text/rich-text-schema'
import { expect, test } from 'vitest'
import { allParts, pasted, plain } from '#test/paste'
import { aDoc, aTable, heading, linkTo, paragraph, piece, words } from '#test/rich-text'
import { fromDocs, fromLibreOffice, fromTheWeb, fromWord } from './paste-samples'
import { readLink } from './pasted-links'

const item = (text: string) => piece('list_item', paragraph(text))
const link = linkTo('https://forms.college.example/hostel?x=1&y=2')
const bold = { type: 'bold' }
const italic = { type: 'italic' }

const page = aDoc(
  heading(2, 'Hostel'),
  piece(
    'paragraph',
    words('Rooms for '),
    words('sixty', bold),
    words(' students and '),
    words('a warden', italic),
    words('.'),
  ),
  heading(3, 'What to bring'),
  piece(
    'bullet_list',
    piece('list_item', paragraph('Bedding'), piece('bullet_list', item('A blanket'))),
    item('A lock'),
  ),
  paragraph('Steps:'),
  piece(
    'ordered_list',
    piece('list_item', piece('paragraph', words('Write to the '), words('warden', link))),
    item('Pay the fee'),
  ),
  aTable(['Room', 'Beds'], ['Double', '2']),
  { type: 'paragraph' },
)

test.each([
  ['Word', fromWord],
  ['Google Docs', fromDocs],
  ['LibreOffice', fromLibreOffice],
  ['a web page', fromTheWeb],
])('text copied from %s keeps its structure and loses its formatting', (_, html) => {
  const doc = pasted(html)
  expect(plain(doc)).toEqual(page)
  expect(richTextSchema(allParts).safeParse(doc).error?.issues).toBeUndefined()
})

test('structure that a field doesn’t allow is pasted as text', () => {
  const doc = pasted(fromWord, ['list'])
  expect(richTextSchema(['list']).safeParse(doc).error?.issues).toBeUndefined()
  expect(textOf(doc)).toBe(textOf(page).replaceAll(' | ', '\n').trim())
})

test('text copied here is pasted unchanged', () => {
  const html = '<h2 data-pm-slice="0 0 []">Fees</h2><aside><p>Pay <em>early</em></p></aside>'
  expect(plain(pasted(html)).content.slice(0, 2)).toEqual([
    heading(2, 'Fees'),
    piece('callout', piece('paragraph', words('Pay '), words('early', italic))),
  ])
})

/** Attacks from D11 and others in docs/cases.md, as they would be pasted. */
test.each([
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</script><script>alert(1)</script>',
  '<a href="javascript:alert(1)">words</a>',
  '<a href=" java&#10;script:alert(1)">words</a>',
  '<a href="data:text/html,<script>alert(1)</script>">words</a>',
  '<a href="vbscript:x">words</a>',
  '<a href="//evil.example" data-target="javascript:alert(1)">words</a>',
  '<p data-pm-slice="0 0 []"><a data-target="javascript:alert(1)">words</a></p>',
  '<p style="background:url(javascript:alert(1))" class="a" onclick="alert(1)">words</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form action="javascript:alert(1)"><input><button formaction="javascript:alert(1)">words</button></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><base href="https://evil.example/">words',
])('nothing executable is pasted: %s', (html) => {
  const stored = JSON.stringify(pasted(html))
  expect(stored).not.toMatch(/alert|script:|onerror|onload|evil/)
})

test.each([
  ['https://ugc.gov.in/rules', 'https://ugc.gov.in/rules'],
  ['http://ugc.gov.in/rules', 'https://ugc.gov.in/rules'],
  ['https://college.example/contact?about=1#form', '/contact?about=1#form'],
  ['https://www.google.com/url?q=https://ugc.gov.in/&sa=D', 'https://ugc.gov.in/'],
  ['mailto:office@college.edu.in', 'mailto:office@college.edu.in'],
  ['tel:+911234567', 'tel:+911234567'],
  ['tel:+91%20120%20456%207890', 'tel:+911204567890'],
  ['tel:(0120) 456.7890;ext=12', 'tel:01204567890'],
  ['callto:+91-98765-43210', 'tel:+919876543210'],
  ['tel:abc', undefined],
  [
    'mailto:office@college.edu.in?subject=Dr. Rao%27s file, v.2@home',
    'mailto:office@college.edu.in',
  ],
  ['#_Toc1', undefined],
  ['file:///C:/Users/clerk/list.docx', undefined],
  ['javascript:alert(1)', undefined],
  ['https://user:secret@ugc.gov.in/', undefined],
])('the link %s is pasted as %s', (href, target) => {
  expect(readLink(href, 'https://college.example')).toBe(target)
})
