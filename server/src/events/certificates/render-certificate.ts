import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { College } from 'contract/content/facts'
import { formatCode } from 'contract/events/tickets'
import { encodeQR } from 'qr'
import { collegeIn } from '../../platform/mail/reader-language.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { themeColour } from '../../platform/mail/theme-colour.ts'
import { readFonts } from '../../platform/pdf/fonts.ts'
import { certificateWords } from './certificate-words.ts'
import { type Setting, setCentred } from './set-lines.ts'

export type CertificateTexts = {
  name: string
  title: string
  when: string
  signedBy: string
  signedAs: string
  issued: string
  code: string
  verifyAt: string
  verifyUrl: string
  language?: ReaderLanguage
}

const width = 841.89
const height = 595.28
const middle = width / 2
const column = 620
const margin = 30

const logoPath = createRequire(import.meta.url).resolve('college/pictures/logo-mail.png')

type Sheet = PDFKit.PDFDocument
type Page = { sheet: Sheet; root: PDFKit.PDFStructureElement }

function addFrame(sheet: Sheet): void {
  sheet.rect(0, 0, width, height).fill('#ffffff')
  const frame = (inset: number, thickness: number, colour: string) =>
    sheet
      .lineWidth(thickness)
      .rect(inset, inset, width - 2 * inset, height - 2 * inset)
      .stroke(colour)
  frame(margin, 2.5, themeColour('primary'))
  frame(margin + 7, 0.8, themeColour('gold-500'))
}

const qrSide = 74

function addCode(sheet: Sheet, text: string, x: number, y: number): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  const side = qrSide / rows.length
  rows.forEach((row, line) => {
    row.forEach((isDark, index) => {
      // Slightly larger, so that no gap shows between two modules.
      if (isDark) sheet.rect(x + index * side, y + line * side, side + 0.05, side + 0.05)
    })
  })
  sheet.fill('#000000')
}

function paragraph(
  { sheet, root }: Page,
  kind: 'H1' | 'P',
  text: string,
  render: () => void,
): void {
  // Devanagari is laid out in visual order, so assistive technology needs the original text.
  root.add(sheet.struct(kind, { actual: text }, render))
}

function decoration(sheet: Sheet, render: () => void): void {
  sheet.markContent('Artifact')
  render()
  sheet.endMarkedContent()
}

function addTexts(page: Page, words: CertificateTexts, college: College): void {
  const { sheet } = page
  const { name } = collegeIn(college, words.language ?? null)
  const translate = certificateWords(words.language ?? null)
  const ink = themeColour('ink')
  const plain = { size: 15, weight: 'regular', colour: ink, width: column, lines: 1 } as const
  let y = 118
  const addParagraph = (
    text: string,
    setting: Partial<Setting> = {},
    kind: 'H1' | 'P' = 'P',
    gap = 0,
  ) => {
    paragraph(page, kind, text, () => {
      y = setCentred(sheet, text, { ...plain, ...setting, x: middle, y }) + gap
    })
  }
  addParagraph(name, { size: 17, weight: 'bold', colour: themeColour('primary') }, 'P', 10)
  addParagraph(translate('Certificate of Attendance'), { size: 36, weight: 'bold' }, 'H1', 10)
  addParagraph(translate('This is to certify that'), {}, 'P', 6)
  addParagraph(
    words.name,
    { size: 32, weight: 'bold', colour: themeColour('primary'), lines: 2 },
    'P',
    6,
  )
  addParagraph(translate('attended'), {}, 'P', 6)
  addParagraph(words.title, { size: 22, weight: 'bold', lines: 2 }, 'P', 4)
  addParagraph(words.when, { size: 15, lines: 2 })
}

function addFooter(page: Page, words: CertificateTexts): void {
  const { sheet } = page
  const translate = certificateWords(words.language ?? null)
  const check = translate('Check this certificate at')
  const issued = translate('Issued on {date}', { date: words.issued })
  const small = {
    size: 10.5,
    weight: 'regular',
    colour: themeColour('ink-muted'),
    lines: 2,
  } as const
  const top = height - margin - 112
  const left = margin + 26
  decoration(sheet, () => addCode(sheet, words.verifyUrl, left, top))
  const read = `${check} ${words.verifyAt} ${formatCode(words.code)} ${issued}`
  paragraph(page, 'P', read, () => {
    const beside = { ...small, x: left + qrSide + 120, width: 210 }
    const next = setCentred(sheet, check, { ...beside, y: top + 6 })
    const after = setCentred(sheet, words.verifyAt, { ...beside, weight: 'bold', y: next })
    const code = { ...beside, size: 12.5, weight: 'bold', colour: themeColour('ink') } as const
    const last = setCentred(sheet, formatCode(words.code), { ...code, y: after + 3 })
    setCentred(sheet, issued, { ...beside, y: last + 3 })
  })
  if (!words.signedBy) return
  const x = width - margin - 150
  decoration(sheet, () => {
    sheet
      .lineWidth(0.8)
      .moveTo(x - 105, top + 32)
      .lineTo(x + 105, top + 32)
    sheet.stroke(themeColour('ink-muted'))
  })
  paragraph(page, 'P', `${words.signedBy} ${words.signedAs}`.trim(), () => {
    const name = { ...small, size: 12.5, weight: 'bold', colour: themeColour('ink') } as const
    const next = setCentred(sheet, words.signedBy, { ...name, x, width: 210, y: top + 38 })
    if (words.signedAs) setCentred(sheet, words.signedAs, { ...small, x, width: 210, y: next })
  })
}

/**
 * One tagged PDF with a page per certificate and embedded Latin and Devanagari fonts. Characters without a font are
 * dropped: see `unknownLetters`.
 */
export async function renderCertificates(
  all: readonly CertificateTexts[],
  college: College,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  // A file for the office may have both languages.
  const [first = null] = all.map((one) => one.language ?? null)
  const language = all.every((one) => (one.language ?? null) === first) ? first : null
  const sheet = new PDFDocument({
    autoFirstPage: false,
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: `${language ?? 'en'}-IN`,
    displayTitle: true,
    info: {
      Title: certificateWords(language)('Certificate of Attendance'),
      Author: collegeIn(college, language).name,
    },
  })
  const bytes = buffer(sheet)
  for (const [name, font] of await readFonts()) sheet.registerFont(name, font)
  const logo = await readFile(logoPath)
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  for (const words of all) {
    sheet.addPage()
    decoration(sheet, () => {
      addFrame(sheet)
      sheet.image(logo, middle - 30, 54, { width: 60 })
    })
    addTexts({ sheet, root }, words, college)
    addFooter({ sheet, root }, words)
    await setImmediate()
  }
  root.end()
  sheet.end()
  return bytes
}
