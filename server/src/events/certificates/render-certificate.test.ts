import { startingContent } from 'college/starting-content'
import { collegeOf } from 'contract/content/facts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { fontRunsOf, unknownLetters } from '../../platform/pdf/fonts.ts'
import { type CertificateTexts, renderCertificates } from './render-certificate.ts'

const college = collegeOf(startingContent.facts)

const words = (given: Partial<CertificateTexts> = {}): CertificateTexts => ({
  name: 'Asha Rao',
  title: 'Robotics workshop',
  when: 'on 21 November 2026, Seminar Hall',
  signedBy: 'Dr. Meera Iyer',
  signedAs: 'Principal',
  issued: '23 November 2026',
  code: 'K7QM3F9TAB12CD34',
  verifyAt: 'college.test/verify',
  verifyUrl: 'https://college.test/verify/K7QM-3F9T-AB12-CD34',
  ...given,
})

test('a certificate states who attended what and how to verify it, one per page, with its fonts embedded', async () => {
  const pdf = await renderCertificates([words(), words({ name: 'Ravi Kumar' })], college)
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  expect(totalPages).toBe(2)
  for (const message of [college.name, 'Asha Rao', 'Robotics workshop', 'K7QM-3F9T-AB12-CD34'])
    expect(text[0]).toContain(message)
  expect(text[1]).toContain('Ravi Kumar')
  expect(pdf.toString('latin1')).toContain('/FontFile')
})

test('a name in Devanagari can be read by screen readers, and its conjuncts are joined', async () => {
  const name = 'श्रीलक्ष्मी त्र्यंबक'
  const pdf = await renderCertificates([words({ name })], college)
  const proxy = await getDocumentProxy(new Uint8Array(pdf))
  const page = await proxy.getPage(1)
  expect(JSON.stringify(await page.getStructTree())).toContain('Document')
  const { items } = await page.getTextContent()
  const rendered = items.flatMap((item) => ('str' in item && item.str ? [item.str] : [])).join('')
  expect(rendered.normalize('NFC')).toContain('श्री')
})

test('a name of one very long word stays on the sheet', async () => {
  const pdf = await renderCertificates([words({ name: 'W'.repeat(100) })], college)
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const { items } = await page.getTextContent()
  const [{ width, transform } = { width: 0, transform: [] }] = items.flatMap((item) =>
    'str' in item && item.str.startsWith('WW') ? [item] : [],
  )
  expect(width).toBeGreaterThan(0)
  const left = Number(transform[4])
  expect(left).toBeGreaterThan(40)
  expect(left + width).toBeLessThan(800)
})

test('letters use a font that has them, and letters without one are reported', () => {
  expect(fontRunsOf('Śrī राम (2)')).toEqual([
    { script: 'latinExt', text: 'Ś' },
    { script: 'latin', text: 'r' },
    { script: 'latinExt', text: 'ī' },
    { script: 'latin', text: ' ' },
    { script: 'devanagari', text: 'राम' },
    { script: 'latin', text: ' (2)' },
  ])
  expect(unknownLetters('Āśā राव')).toEqual([])
  expect(unknownLetters('王 Wáng 王')).toEqual(['王'])
})
