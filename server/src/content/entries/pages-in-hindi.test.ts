import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { withoutMarks } from '../../../test/words/marked.ts'
import { readMarked } from '../../../test/words/marked-site.ts'
import { hasWords, textsIn } from '../../../test/words/texts-in.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'

/** Hindi has them in Latin letters, too. */
const names =
  /\b(?:English|Google|Outlook|Apple|WhatsApp|JavaScript|OpenStreetMap|unfindable|PDF|JPG|PNG|GIF|WebP|AVIF|RSS|QR|OTP|BCA|UGC|kB|ics)\b/g

/** Without letters beyond names, marks and abbreviations such as `B.Sc.`. */
const isWritten = (text: string) =>
  /^https:\/\/\S+$/.test(text) || !/[a-z]{3}/i.test(withoutMarks(text).replace(names, ''))

test('pages in Hindi show nothing in English but what the college has written', async () => {
  const pages = await readMarked(await testApp({ web: builtWeb() }), '/hi')
  const texts = new Map<string, string>()
  for (const [address, html] of pages) {
    expect(html, address).toContain('<html lang="hi">')
    for (const text of textsIn(html).filter(hasWords)) texts.set(text, address)
  }

  expect([...texts].filter(([text]) => !isWritten(text))).toEqual([])
  expect(pages.size).toBeGreaterThan(60)
  expect(
    [...texts.keys()].filter((text) => /\p{Script=Devanagari}/u.test(text)).length,
  ).toBeGreaterThan(200)
})
