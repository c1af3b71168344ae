import { type RichTextNode, textOf } from 'contract/content/rich-text/rich-text-node'
import { richTextSchema } from 'contract/content/rich-text/rich-text-schema'
import { expect, test } from 'vitest'
import { allParts, pasted, plain } from '#test/paste'
import { paragraph, piece, words } from '#test/rich-text'

const superscript = { type: 'superscript' }
const subscript = { type: 'subscript' }
const strike = { type: 'strike' }
const item = (text: string) => piece('list_item', paragraph(text))
const plainText = (html: string) => textOf(plain(pasted(html))).trim()

test.each([
  [
    'Word',
    '<p class=MsoNormal>Last date is <span class=msoDel><del cite="mailto:A">10 May</del></span><span class=msoIns><ins cite="mailto:A">12 May</ins></span>.</p>',
  ],
  ['LibreOffice', '<p>Last date is <del class="western">10 May</del><ins>12 May</ins>.</p>'],
  [
    'Word for the web',
    '<p class="Paragraph"><span class="TextRun">Last date is </span><span class="TrackedChange TrackChangeDeleteParagraph"><span>10 May</span></span><span class="TextRun">12 May.</span></p>',
  ],
  [
    'other versions of Word for the web',
    '<p>Last date is <span class="TextRun TrackedChange TrackChangeTextDeletion">10 May</span><span class="TrackChangeTextInsertion">12 May</span>.</p>',
  ],
])('text deleted in %s with tracked changes is left out', (_, html) => {
  expect(plainText(html)).toBe('Last date is 12 May.')
})

test('a deleted list item leaves no bullet', () => {
  expect(plain(pasted('<ul><li>One</li><li><p><del>Two</del></p></li></ul>')).content[0]).toEqual(
    piece('bullet_list', item('One')),
  )
})

test.each([
  [
    'Word',
    `<p class=MsoNormal>The result<a style='mso-comment-reference:AB_1'> is out</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[AB1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span></p><div style='mso-element:comment-list'><hr class=msocomoff align=left><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Not before Monday!</p></div></div></div>`,
  ],
  [
    'Google Docs',
    '<p><span>The result is out</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div style="border:1px solid black"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Not before Monday!</span></p><p><span>Agreed.</span></p></div>',
  ],
])('a comment is not pasted from %s', (_, html) => {
  expect(plainText(html)).toBe('The result is out')
})

test('superscripts, subscripts and struck-out text keep their formatting', () => {
  const html =
    '<p>2<sup>10</sup>, 10 m<span style="font-size:0.6em;vertical-align:super">2</span>, H<span style="vertical-align:sub">2</span>O, <s>5 May</s><span style="text-decoration:line-through">6 May</span></p>'
  const text = pasted(html)
  expect(text.content[0]).toEqual(
    piece(
      'paragraph',
      words('2'),
      words('10', superscript),
      words(', 10 m'),
      words('2', superscript),
      words(', H'),
      words('2', subscript),
      words('O, '),
      words('5 May6 May', strike),
    ),
  )
  expect(textOf(text).trim()).toBe('2¹⁰, 10 m², H₂O,')
  expect(richTextSchema([]).safeParse(text).success).toBe(true)
})

test('superscript letters without a Unicode form are pasted as normal letters', () => {
  expect(textOf(pasted('<p>1<sup>st</sup> and x<sup>a+b</sup></p>'))).toContain('1st and xa+b')
})

test.each([
  [
    'Word',
    '<p>In 2026<a href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><span style="mso-special-character:footnote"><span class=MsoFootnoteReference>[1]</span></span></span></a></p><div style="mso-element:footnote-list"><hr><div style="mso-element:footnote" id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1"><span class=MsoFootnoteReference>[1]</span></a> From July.</p></div></div>',
    ['In 2026', '[1]', '[1]', ' From July.'],
  ],
  [
    'LibreOffice',
    '<p>In 2026<a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" href="#sdfootnote1anc">1</a>From July.</p></div>',
    ['In 2026', '1', '1 From July.'],
  ],
])('the number of a footnote in %s is not part of the text', (_, html, expected) => {
  const lines = pasted(html).content.flatMap(
    ({ content = [] }: { content?: RichTextNode[] }) => content,
  )
  expect(lines.map(({ text }: RichTextNode) => text)).toEqual(expected)
})

const online = (level: number, text: string, list = '<ul role="list">') =>
  `<div class="ListContainerWrapper">${list}<li data-aria-level="${level}" aria-level="${level}"><p>${text}</p></li>${list.startsWith('<ol') ? '</ol>' : '</ul>'}</div>`

test('nested lists from Word for the web stay nested', () => {
  const html =
    online(1, 'One') +
    online(2, 'One A') +
    online(3, 'Deep') +
    online(2, 'One B') +
    online(1, 'Two')
  expect(plain(pasted(html)).content[0]).toEqual(
    piece(
      'bullet_list',
      piece(
        'list_item',
        paragraph('One'),
        piece(
          'bullet_list',
          piece('list_item', paragraph('One A'), piece('bullet_list', item('Deep'))),
          item('One B'),
        ),
      ),
      item('Two'),
    ),
  )
})

test('numbered lists from Word for the web continue and restart as there', () => {
  const html =
    online(1, 'One', '<ol start="1">') +
    online(2, 'One A') +
    online(1, 'Two', '<ol start="2">') +
    '<p>Then</p>' +
    online(1, 'First', '<ol start="1">')
  expect(plain(pasted(html)).content.slice(0, 3)).toEqual([
    piece(
      'ordered_list',
      piece('list_item', paragraph('One'), piece('bullet_list', item('One A'))),
      item('Two'),
    ),
    paragraph('Then'),
    piece('ordered_list', item('First')),
  ])
})

test.each([
  [
    'cells of an inner table',
    '<table><tr><td><table><tr><td>Monday</td><td>Tuesday</td></tr></table></td><td>b</td></tr></table>',
    ['Monday', 'Tuesday', 'b'],
  ],
  [
    'blocks by style',
    '<p><span style="display: block">Dates</span><b style="color: red; display:flex">Inside</b></p>',
    ['Dates', 'Inside'],
  ],
  [
    'a summary and its text',
    '<details><summary>Dates</summary>Inside</details>',
    ['Dates', 'Inside'],
  ],
  ['lines of preformatted text', '<pre>first\nsecond</pre>', ['first', 'second']],
  ['the lines of a heading', '<h2>Admission<br>Rules</h2>', ['Admission Rules']],
  ['parts separated by a rule', '<div>above<hr>below</div>', ['above', 'below']],
  ['a legend and its form', '<fieldset><legend>Name</legend>first</fieldset>', ['Name', 'first']],
])('words in %s stay separate', (_, html, lines) => {
  for (const parts of [allParts, []]) {
    const text = textOf(plain(pasted(html, parts))).trim()
    expect(text.split(/\n| \| /), parts.join()).toEqual(lines)
  }
})
