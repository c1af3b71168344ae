import { hash } from 'node:crypto'
import { type LibraryKind, libraryFileNotAccepted, pdfType } from 'contract/library/items'
import { unsupported } from '../errors.ts'

/** A file that somebody has sent, and what its first bytes say that it is. */
export type SentFile = {
  kind: LibraryKind
  file: File
  bytes: Uint8Array
  size: number
  sha256: string
}

const pdfStart = '%PDF-'

/** What a file is by its first bytes; refuses (415) what is neither a picture nor a PDF. */
export async function readSentFile(file: File): Promise<SentFile> {
  const bytes = await file.bytes()
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''
  const isPdf =
    mime === pdfType &&
    Buffer.from(bytes.subarray(0, pdfStart.length)).toString('latin1') === pdfStart
  if (!isPdf && !mime.startsWith('image/')) throw unsupported(libraryFileNotAccepted)
  const kind = isPdf ? 'document' : 'picture'
  return { kind, file, bytes, size: bytes.length, sha256: hash('sha256', bytes, 'hex') }
}

/** What a file is called in the library: its name without folders and its ending. */
export function nameOfFile({ file: { name }, kind }: SentFile): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const bare = last
    .replace(/\.\w{1,5}$/, '')
    .replace(/[\p{Control}\p{Surrogate}]/gu, '')
    .trim()
  return [...bare].slice(0, 100).join('') || (kind === 'picture' ? 'Picture' : 'Document')
}
