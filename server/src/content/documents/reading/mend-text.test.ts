import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { mendText } from './mend-text.ts'
import { inWrittenOrder } from './read-items.ts'
import { readPdf } from './read-pdf.ts'

/** Long enough not to count as a scan. */
const long = '(The examination form of the first semester is here. ) Tj'

const textOf = async (content: string) => {
  const stream = deflateSync(Buffer.from(`BT /F1 8 Tf 20 280 Td ${long} ${content} ET`, 'latin1'))
  return (await readPdf(new Uint8Array(makePdf({ stream })))).text
}

test('the text of a Hindi PDF printed by a browser is read', async () => {
  const bytes = await readFile(
    new URL('../../../../test/hindi-printed-by-chromium.pdf', import.meta.url),
  )
  const { text, language } = await readPdf(new Uint8Array(bytes))
  expect(text).toBe(
    'विश्वविद्यालय परीक्षा समय सारणी प्रकाशित कर दी गई है। विद्यार्थी छात्रवृत्ति हेतु पंजीकरण करें। कीर्ति क्षत्रिय ज्ञानेश्वर',
  )
  expect(language).toBe('hi')
})

test.each([
  ['in hexadecimal digits', '<FEFF 0935 093F>', 'वि'],
  ['with escapes', '(a\\(b\\)\\041)', 'a(b)!'],
  ['in UTF-8', '<EFBBBF C5A1>', 'š'],
])('words whose glyphs have replacement text are read %s', async (_, written, expected) => {
  const marked = `/Span <</MCID 3 /ActualText ${written} >> BDC (xyz) Tj EMC`
  expect(await textOf(`(one ) Tj ${marked} ( two) Tj`)).toContain(`one ${expected} two`)
})

test('marked text inside such words is part of them', async () => {
  const inner = '/Span <</ActualText (inner)>> BDC (q) Tj EMC'
  expect(await textOf(`/Span <</ActualText (outer)>> BDC (p) Tj ${inner} EMC ( end) Tj`)).toMatch(
    /outer end/,
  )
})

test('Urdu drawn letter by letter is read from the right', async () => {
  const letter = (hex: string) => `/Span <</ActualText <FEFF${hex}>>> BDC (m) Tj EMC`
  const rendered = ['0648', '062F', '0631', '0627'].map(letter).join(' ')
  expect(await textOf(`(Notice ) Tj ${rendered}`)).toContain('اردو')
})

test('a PDF without marked words isn’t changed', () => {
  const bytes = new Uint8Array(makePdf({ texts: ['Words'] }))
  expect(mendText(bytes)).toBe(bytes)
})

test('the vowel sign ि is read after its consonants, wherever it was drawn', () => {
  expect(inWrittenOrder('िहन्दी \u093fस्थति कि')).toBe('हिन्दी स्थिति कि')
})
