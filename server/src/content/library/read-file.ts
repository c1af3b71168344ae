import { hash } from 'node:crypto'
import {
  type DocumentEnding,
  documentEndings,
  documentTypes,
} from 'contract/content/library/document-types'
import {
  documentNotAccepted,
  type LibraryKind,
  libraryFileNotAccepted,
  libraryTexts,
  pictureNotAccepted,
} from 'contract/content/library/items'
import { withoutStrayMarks } from 'contract/platform/visible-text'
import { unsupported } from '../../platform/errors.ts'

export type SentFile = {
  file: File
  sha256: string
} & ({ kind: 'picture' } | { kind: 'document'; ending: DocumentEnding; bytes: Uint8Array })

const rejections = { document: documentNotAccepted, picture: pictureNotAccepted } as const
/** A byte order mark and whitespace may come first (ISO 32000-1, annex H.3.4.1). */
const pdfStart = /^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe|[\0\t\n\f\r ])*%PDF-/
const pdfStartWithin = 1024

/** By its first bytes. Pictures can be documents, too. Rejects with 415. */
export async function readSentFile(file: File, wanted?: LibraryKind): Promise<SentFile> {
  const bytes = await file.bytes()
  const { fileTypeFromBuffer } = await import('file-type')
  const isPdf = pdfStart.test(Buffer.from(bytes.subarray(0, pdfStartWithin)).toString('latin1'))
  const mime = isPdf
    ? documentTypes.pdf
    : ((await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '')
  if (!isPdf && !mime.startsWith('image/'))
    throw unsupported(wanted ? rejections[wanted] : libraryFileNotAccepted)
  const kind = wanted ?? (isPdf ? 'document' : 'picture')
  const sent = { file, sha256: hash('sha256', bytes, 'hex') }
  if (kind === 'picture' && !isPdf) return { ...sent, kind }
  const ending = documentEndings.find((one) => documentTypes[one] === mime)
  if (kind === 'document' && ending) return { ...sent, kind, ending, bytes }
  throw unsupported(rejections[kind])
}

const maxOfName = 100
const signs = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Doesn't cut a Hindi letter from its vowel sign. */
function withinCharacters(text: string, most: number): string {
  let length = 0
  let end = 0
  for (const { segment, index } of signs.segment(text)) {
    length += [...segment].length
    if (length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

export function nameOfFile({ file: { name }, kind }: Pick<SentFile, 'file' | 'kind'>): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  // Direction marks could disguise the name.
  const bare = withoutStrayMarks(last)
    .replace(/\.\w{1,5}$/, '')
    .replace(/[\p{Control}\p{Surrogate}\u2028\u2029]/gu, '')
  const { data } = libraryTexts.shape.name.safeParse(withinCharacters(bare.trim(), maxOfName))
  return data ?? (kind === 'picture' ? 'Picture' : 'Document')
}
