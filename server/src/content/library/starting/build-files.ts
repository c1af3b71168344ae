import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { collegeOf } from 'contract/content/facts'
import { type DocumentEnding, documentEndings } from 'contract/content/library/document-types'
import { centre } from 'contract/content/library/items'
import type { StartingSheet } from 'contract/content/library/starting-files'
import { placeholderPortraitName } from 'contract/platform/pictures'
import {
  cropAround,
  cutOut,
  decodePicture,
  type EncodedPicture,
  type Encoders,
  encodePicture,
} from '../../../platform/images/encode-picture.ts'
import { storedDocumentPath } from '../../../platform/storage/document-names.ts'
import { pictureAddress, pictureFileNames } from '../../../platform/storage/picture-names.ts'
import { fileNamesOf } from '../../../platform/storage/uploaded-files.ts'
import { readSentFile } from '../read-file.ts'
import { type BuiltFile, type BuiltFiles, portraitKey } from './built-files.ts'
import { type Letterhead, renderSheet, sheetVersion } from './render-sheet.ts'
import { type StartingSite, starting } from './starting-site.ts'
import { type Crop, focusOf, parseCropArea } from './starting-texts.ts'

// AVIF slower and smaller than for uploads, because this runs at build time. With one more effort, it takes twice as long for
// the same size. Only old browsers need WebP, which effort 4 makes 4 % smaller in four times as long.
const encoders: Encoders = { webp: { quality: 74, effort: 2 }, avif: { quality: 45, effort: 1 } }
const cutEncoders: Encoders = { webp: { quality: 60, effort: 2 }, avif: { quality: 34, effort: 1 } }

/** Flat colours and firm lines, which stay sharp in 3 kB. More effort for AVIF takes four times as long to save 4 %. */
const portraitEncoders: Encoders = {
  webp: { quality: 22, effort: 6 },
  avif: { quality: 34, effort: 3 },
}

const sha256Of = (bytes: Uint8Array) => hash('sha256', bytes, 'hex')
const nameOf = (bytes: Uint8Array) => sha256Of(bytes).slice(0, 32)

async function store(
  built: BuiltFiles,
  picture: EncodedPicture,
  name = nameOf(Buffer.concat(picture.files)),
): Promise<string> {
  const address = pictureAddress(name, picture)
  for (const [index, file] of pictureFileNames(address).entries())
    await built.store.write(file, picture.files[index] ?? new Uint8Array())
  return address
}

type Source = { bytes: Buffer; source: string }

async function buildPicture(
  built: BuiltFiles,
  { bytes, source }: Source,
  text: Crop,
): Promise<BuiltFile> {
  const pixels = await decodePicture(bytes)
  const focus = focusOf(text)
  const part = text.cut ? cutOut(pixels, parseCropArea(text.cut)) : cropAround(pixels, focus)
  return {
    source,
    address: await store(built, await encodePicture(pixels, encoders)),
    cut: await store(built, await encodePicture(part, cutEncoders)),
    focus,
    bytes: bytes.length,
    sha256: sha256Of(bytes),
  }
}

async function buildPortrait(built: BuiltFiles, { bytes, source }: Source): Promise<BuiltFile> {
  const picture = await encodePicture(await decodePicture(bytes), portraitEncoders)
  const name = placeholderPortraitName + nameOf(bytes).slice(placeholderPortraitName.length)
  const address = await store(built, picture, name)
  return { source, address, focus: centre, bytes: bytes.length, sha256: sha256Of(bytes) }
}

async function buildDocument(
  built: BuiltFiles,
  { bytes, source, ending }: Source & { ending: DocumentEnding },
): Promise<BuiltFile> {
  const address = storedDocumentPath(nameOf(bytes), ending)
  for (const name of fileNamesOf(address)) await built.store.write(name, bytes)
  return { source, address, focus: centre, bytes: bytes.length, sha256: sha256Of(bytes) }
}

type Known = { letterhead: Letterhead; known: BuiltFile | undefined }

/** Printed anew only when something in it has changed. */
async function buildSheet(
  built: BuiltFiles,
  sheet: StartingSheet,
  { letterhead: { name, addressLines, phone }, known }: Known,
): Promise<BuiltFile> {
  const letterhead = { name, addressLines, phone }
  const source = sha256Of(Buffer.from(JSON.stringify([sheetVersion, sheet, letterhead])))
  if (known?.source === source) return known
  const bytes = await renderSheet(sheet, letterhead)
  return buildDocument(built, { bytes, ending: 'pdf', source })
}

async function documentFile(folder: string, id: string): Promise<string | undefined> {
  const files = await readdir(join(folder, 'documents'))
  return documentEndings.map((ending) => `${id}.${ending}`).find((one) => files.includes(one))
}

async function readDocument(folder: string, id: string) {
  const name = await documentFile(folder, id)
  const path = join(folder, 'documents', name ?? `${id}.pdf`)
  const bytes = await readFile(path)
  const file = new File([new Uint8Array(bytes)], id)
  const sent = await readSentFile(file, 'document').catch(() => undefined)
  if (sent?.kind !== 'document') throw new Error(`${path} is no document`)
  return { bytes, ending: sent.ending }
}

/** Reuses files made from the same bytes. Encodes as many pictures at once as there are processors. */
export async function buildStartingFiles({
  content,
  pictures,
  documents,
  sheets,
  samplePictures,
  portraits,
  folder,
  built,
}: StartingSite = starting): Promise<void> {
  const before = await built.read()
  const letterhead = collegeOf(content.facts)
  const jobs = new Map<string, () => Promise<BuiltFile>>()
  for (const id of [...pictures.keys(), ...samplePictures]) {
    jobs.set(id, async () => {
      const text: Crop = pictures.get(id) ?? {}
      const bytes = await readFile(join(folder, 'pictures', `${id}.webp`))
      const settings = JSON.stringify([
        text.cut,
        encoders,
        cutEncoders,
        ...(text.focus ? [text.focus] : []),
      ])
      const source = sha256Of(Buffer.concat([bytes, Buffer.from(settings)]))
      const known = before.get(id)
      return known?.source === source ? known : buildPicture(built, { bytes, source }, text)
    })
  }
  for (const id of portraits) {
    jobs.set(portraitKey(id), async () => {
      const bytes = await readFile(join(folder, 'pictures/portraits', `${id}.webp`))
      const source = sha256Of(Buffer.concat([bytes, Buffer.from(JSON.stringify(portraitEncoders))]))
      const known = before.get(portraitKey(id))
      return known?.source === source ? known : buildPortrait(built, { bytes, source })
    })
  }
  for (const id of documents.keys()) {
    if (jobs.has(id)) throw new Error(`A picture and a document are both called ${id}`)
    jobs.set(id, async () => {
      const sheet = sheets.get(id)
      if (sheet && !(await documentFile(folder, id)))
        return buildSheet(built, sheet, { letterhead, known: before.get(id) })
      const { bytes, ending } = await readDocument(folder, id)
      return buildDocument(built, { bytes, ending, source: sha256Of(bytes) })
    })
  }
  await built.write(await inParallel(jobs))
}

async function inParallel(jobs: ReadonlyMap<string, () => Promise<BuiltFile>>) {
  const files: Record<string, BuiltFile> = {}
  const waiting = jobs.entries()
  const work = async () => {
    for (const [id, build] of waiting) files[id] = await build()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return files
}
