import {
  acceptedProblems,
  maxCharacters,
  maxPages,
  type TextKind,
} from 'contract/content/library/document-facts'
import { truncateTo } from 'contract/platform/shorten'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { type DocumentReading, readingWithProblem } from './document-reading.ts'
import { mendText } from './mend-text.ts'
import { isNonsense } from './old-fonts.ts'
import { inWrittenOrder, piecesIn } from './read-items.ts'
import { type Scanned, scanObjects } from './scan-objects.ts'
import { textLanguage } from './text-language.ts'

/** After this much CPU time, no more pages are read. */
const textCpuSeconds = 10
/** Scanner apps print such a line on each page. */
const scannerWords =
  /(?:scanned\s+(?:by|with|using)\s+)?cam\s?scanner|scanned\s+(?:by|with)\s+\w+/gi
const lettersOfScan = 30

type Read = { text: string; pages: number; isCut: boolean; nonsense: number }

const letters = (text: string) =>
  text.replace(scannerWords, '').match(/[\p{Letter}\p{Number}]/gu)?.length ?? 0

/** Removes what PostgreSQL can't store and nobody searches for. */
const plain = (text: string) =>
  text
    .toWellFormed()
    // Glyphs without a known character.
    .replaceAll('\0', '')
    .replace(/[^\P{Control}\n]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()

const cpuSecondsSince = (start: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000_000
}

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>

/** `known` caches earlier pages. */
async function fontNames(page: Page, used: Set<string>, known: Map<string, string>) {
  if ([...used].every((font) => known.has(font))) return
  await page.getOperatorList()
  for (const font of used) {
    const { promise, resolve } = Promise.withResolvers<{ name?: string } | null>()
    page.commonObjs.get(font, resolve)
    known.set(font, (await promise)?.name ?? '')
  }
}

/** Stops when there is enough text. Skips unreadable pages. */
async function readTexts(pdf: PDFDocumentProxy, looksAtFonts: boolean): Promise<Read> {
  const known = new Map<string, string>()
  const parts: string[] = []
  let [length, nonsense, number] = [0, 0, 0]
  const last = Math.min(pdf.numPages, maxPages)
  const start = process.cpuUsage()
  const hasTime = () => cpuSecondsSince(start) < textCpuSeconds
  while (number < last && length < maxCharacters && hasTime()) {
    const page = await pdf.getPage(++number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = piecesIn(items)
    const fonts = new Set(texts.flatMap(({ fontName }) => fontName || []))
    if (looksAtFonts) await fontNames(page, fonts, known)
    for (const { str, hasEOL, fontName } of texts) {
      if (isNonsense(str, known.get(fontName))) nonsense += str.length
      else parts.push(hasEOL ? `${str}\n` : str)
      length += str.length
    }
    parts.push('\n')
    page.cleanup()
  }
  const text = inWrittenOrder(plain(parts.join('')))
  const isCut = number < pdf.numPages || text.length > maxCharacters
  return { text: plain(truncateTo(text, maxCharacters)), pages: number, isCut, nonsense }
}

function kindOf({ text, pages, nonsense }: Read): TextKind {
  const letterCount = letters(text)
  if (nonsense > letterCount) return 'old font'
  return letterCount < lettersOfScan * pages ? 'scan' : 'text'
}

/** Many programs store the file name as the title. */
const titleOf = (text: unknown) => {
  const title = typeof text === 'string' ? truncateTo(plain(text), 200) : ''
  return /^(?:untitled|microsoft word\b.*|.*\.(?:docx?|xlsx?|pptx?|pdf|indd|cdr|p65))$/i.test(title)
    ? ''
    : title
}

async function readOpened(
  pdf: PDFDocumentProxy,
  { fault, hasOldFont }: Scanned,
): Promise<DocumentReading> {
  const { info } = await pdf.getMetadata()
  const details = new Map<string, unknown>(Object.entries(info))
  const isProtected = typeof details.get('EncryptFilterName') === 'string'
  if (await pdf.getJSActions()) return readingWithProblem('script')
  if (await pdf.getAttachments()) return readingWithProblem('files')
  const read = await readTexts(pdf, hasOldFont || isProtected)
  const textKind = kindOf(read)
  const text = textKind === 'text' ? read.text : ''
  const declaredLanguage = details.get('Language')
  const language = textLanguage(
    text,
    typeof declaredLanguage === 'string' ? declaredLanguage : undefined,
  )
  const title = titleOf(details.get('Title'))
  return {
    pages: pdf.numPages,
    ...(language && { language }),
    saysLanguage: typeof declaredLanguage === 'string' && declaredLanguage.trim() !== '',
    ...(title && { title }),
    ...((fault || isProtected) && { fault: fault ?? 'sealed' }),
    textKind,
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    isProtected,
    isCut: textKind === 'text' && read.isCut,
    text,
  }
}

/** Reports problems as `fault`. May use any amount of time and memory, see `read-document.ts`. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentReading> {
  const scanned = scanObjects(bytes)
  const { fault } = scanned
  if (fault && !acceptedProblems.has(fault)) return readingWithProblem(fault)
  const { getDocument, PasswordException, VerbosityLevel } = await import('unpdf/pdfjs')
  const task = getDocument({
    data: mendText(bytes),
    // Pictures are not decoded and fonts not rendered.
    maxImageSize: 1,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await readOpened(await task.promise, scanned)
  } catch (error) {
    return readingWithProblem(error instanceof PasswordException ? 'locked' : 'damaged')
  } finally {
    await task.destroy()
  }
}
