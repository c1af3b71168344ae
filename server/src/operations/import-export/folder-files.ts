import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Focus } from 'contract/content/library/items'
import type { StartingDocument, StartingPicture } from 'contract/content/library/starting-files'
import { type ItemRow, itemOf } from '../../content/library/rows.ts'
import type { StartingSite } from '../../content/library/starting/starting-site.ts'
import { focusOf, nameFromAlt } from '../../content/library/starting/starting-texts.ts'
import type { Stores } from '../../content/library/store-file.ts'
import { extensionOf } from '../../platform/storage/document-names.ts'
import { namingPath } from '../../platform/storage/naming-path.ts'
import { nameFiles } from './folder-names.ts'
import { bytesOf, sha256Of } from './packed-files.ts'

export type NamedFile = { row: ItemRow; name: string }

async function othersIn({ folder, pictures }: StartingSite): Promise<string[]> {
  const files = await readdir(join(folder, 'pictures')).catch(() => [])
  return files.map((file) => file.replace(/\.\w+$/, '')).filter((name) => !pictures.has(name))
}

export async function namedFiles(
  rows: readonly ItemRow[],
  from: StartingSite,
): Promise<NamedFile[]> {
  const names = nameFiles(rows, await othersIn(from))
  return rows
    .map((row) => ({ row, name: names.get(row._id) ?? row._id }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

const isSame = (one: Focus, other: Focus) => one.x === other.x && one.y === other.y

/** The original of a picture from the first start; undefined if it was replaced since. */
async function firstBytes({ folder }: StartingSite, { kind, _id, sha256 }: ItemRow) {
  if (kind !== 'picture') return undefined
  const bytes = await readFile(join(folder, 'pictures', `${_id}.webp`)).catch(() => undefined)
  return bytes && sha256Of(bytes) === sha256 ? bytes : undefined
}

function pictureOf(row: ItemRow, first: StartingPicture | undefined): StartingPicture {
  const { name, alt = '', isDecorative, caption, credit, focus } = itemOf(row)
  const cut = first && isSame(focusOf(first), focus) ? first.cut : undefined
  const isImplied = isSame(focusOf({ ...(cut && { cut }) }), focus)
  return {
    alt,
    ...(name !== nameFromAlt(alt) && { name }),
    ...(isDecorative && { isDecorative }),
    ...(caption && { caption }),
    ...(credit && { credit }),
    ...(cut && { cut }),
    ...(!isImplied && { focus }),
  }
}

function documentOf(row: ItemRow): StartingDocument {
  const { name, alt, isDecorative, caption, credit, language, transcript } = itemOf(row)
  return {
    name,
    ...(alt && { alt }),
    ...(isDecorative && { isDecorative }),
    ...(caption && { caption }),
    ...(credit && { credit }),
    ...(language && { language }),
    ...(transcript && { transcript }),
  }
}

type FolderFiles = {
  pictures: Record<string, StartingPicture>
  documents: Record<string, StartingDocument>
  written: string[]
  lost: string[]
}

export async function writeFiles(
  stores: Stores,
  files: readonly NamedFile[],
  folder: string,
  from: StartingSite,
): Promise<FolderFiles> {
  const text: FolderFiles = { pictures: {}, documents: {}, written: [], lost: [] }
  for (const { row, name } of files) {
    const first = await firstBytes(from, row)
    const bytes = first ?? (await bytesOf(stores, row))
    const path =
      row.kind === 'picture'
        ? `pictures/${name}.webp`
        : `documents/${name}.${extensionOf(row.address)}`
    if (!bytes) {
      text.lost.push(row.name)
      continue
    }
    if (row.kind === 'document') text.documents[name] = documentOf(row)
    else text.pictures[name] = pictureOf(row, first && from.pictures.get(row._id))
    await mkdir(join(folder, `${row.kind}s`), { recursive: true })
    await writeFile(join(folder, path), bytes).catch(namingPath(join(folder, path)))
    text.written.push(path)
  }
  return text
}
