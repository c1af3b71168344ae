import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const Name = ({ name }: { name: string }) => (
  <p>
    Ask {name} ({2})
  </p>
)
const html = renderToStaticMarkup

test('a text in Hindi or Urdu has its language, in any element', () => {
  expect(html(<h1>परीक्षा आवेदन पत्र</h1>)).toBe('<h1 lang="hi">परीक्षा आवेदन पत्र</h1>')
  expect(html(<a href="/">اردو شعبہ: داخلہ 2026</a>)).toBe(
    '<a lang="ur" dir="rtl" href="/">اردو شعبہ: داخلہ 2026</a>',
  )
  expect(html(<p>The office is open</p>)).toBe('<p>The office is open</p>')
  expect(html(<p>The word हिंदी is Hindi</p>)).toBe('<p>The word हिंदी is Hindi</p>')
  expect(html(<p lang="mr">परीक्षा आवेदन पत्र</p>)).toBe('<p lang="mr">परीक्षा आवेदन पत्र</p>')
  expect(
    html(
      <p lang="ur">
        <b>a</b>
      </p>,
    ),
  ).toBe('<p lang="ur" dir="rtl"><b>a</b></p>')
})

test('an element has the language of its description if its text has another', () => {
  expect(
    html(
      <a href="/" title="Bachelor of Arts">
        कला स्नातक
      </a>,
    ),
  ).toBe('<a href="/" title="Bachelor of Arts"><bdi lang="hi">कला स्नातक</bdi></a>')
  expect(
    html(
      <button type="button" aria-label="कला स्नातक मिटाएँ">
        मिटाएँ
      </button>,
    ),
  ).toContain('<button lang="hi"')
})

test('a picture has the language of its description', () => {
  expect(html(<img src="/a.jpg" alt="पुस्तकालय" />)).toContain('lang="hi"')
  expect(html(<img src="/a.jpg" alt="The library" />)).not.toContain('lang')
  expect(html(<img src="/a.jpg" alt="" />)).not.toContain('lang')
})

test('a name in another script is isolated from the text beside it', () => {
  expect(html(<Name name="علی" />)).toBe('<p>Ask <bdi lang="ur" dir="rtl">علی</bdi> (2)</p>')
  expect(html(<Name name="रमेश" />)).toBe('<p>Ask <bdi lang="hi">रमेश</bdi> (2)</p>')
  expect(html(<Name name="Asha" />)).toBe('<p>Ask Asha (2)</p>')
})

test('a text that a component returns is marked in whatever shows it', () => {
  const Venue = ({ venue }: { venue: string }) => (
    <>
      {false}
      {venue}
    </>
  )
  const at = (venue: string) => html(<dd>{<Venue venue={venue} />}</dd>)
  expect(at('कला भवन')).toBe('<dd><bdi lang="hi">कला भवन</bdi></dd>')
  expect(at('\u2067Hall')).toBe('<dd><bdi dir="ltr">Hall</bdi></dd>')
  expect(at('Hall')).toBe('<dd>Hall</dd>')
})

test('direction marks in a name have no effect', () => {
  expect(html(<Name name={'\u202eRao'} />)).toBe('<p>Ask <bdi dir="ltr">Rao</bdi> (2)</p>')
  expect(html(<a href="/">{'Call \u202eRao: 12'}</a>)).toBe(
    '<a dir="ltr" href="/">Call Rao: 12</a>',
  )
})

test('options of a list have a language, and no elements inside', () => {
  expect(
    html(
      <option>
        {'हिंदी'} {'विभाग'}
      </option>,
    ),
  ).toBe('<option lang="hi">हिंदी विभाग</option>')
})
