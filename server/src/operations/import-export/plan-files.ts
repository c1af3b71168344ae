import { documentEndings } from 'contract/content/library/document-types'
import {
  type LibraryKind,
  libraryId,
  libraryKinds,
  libraryTexts,
} from 'contract/content/library/items'
import type { PackageRow } from 'contract/content/package'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { readSentFile, type SentFile } from '../../content/library/read-file.ts'
import { type ItemRow, itemOf, selectItems } from '../../content/library/rows.ts'
import type { Stores } from '../../content/library/store-file.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { type Package, packedName } from './package-names.ts'
import { bytesOf, type PackedFile, sha256Of } from './packed-files.ts'

const packedFile = z.object({
  _id: z.string('It has no id').check(z.regex(libraryId, 'It has no id')),
  kind: z.enum(libraryKinds, 'It is neither a picture nor a document'),
  sha256: z
    .string('It doesn’t name a file')
    .check(z.regex(/^[0-9a-f]{64}$/, 'It doesn’t name a file')),
  ending: z.optional(z.enum(documentEndings, 'It is not a type of document that we accept')),
  ...libraryTexts.shape,
})

export type PlannedFile = {
  row: PackageRow
  /** The package's id and the local one. */
  ids?: readonly [from: string, to: string]
  fresh?: { _id: string; file: PackedFile }
}

const kinds = { picture: 'Picture', document: 'Document' } as const

const rowOf = (
  subject: { name: string; type: string },
  status: PackageRow['outcome'],
  problems: string[] = [],
  notes: string[] = [],
): PackageRow => ({ ...subject, outcome: status, problems, notes, changes: [] })

/** Detects the type by content, as for an upload. */
export async function packedItemOf(
  pack: Package,
  { name, ...packed }: Pick<PackedFile, 'kind' | 'sha256' | 'ending' | 'name'>,
): Promise<SentFile | { problem: string }> {
  const { kind, sha256 } = packed
  const bytes = await pack.read(packedName(packed))
  if (!bytes) return { problem: 'Its file is not in the package' }
  if (sha256Of(bytes) !== sha256) return { problem: 'Its file has changed since the export' }
  const file = new File([new Uint8Array(bytes)], name)
  const sent = await readSentFile(file, kind).catch(() => undefined)
  if (!sent) return { problem: `Its file is not a ${kind}` }
  return sent
}

const living = (db: DbOrTrx) => selectItems(db).where('deletedAt', 'is', null)

/** An item with the same file: under its id, else under another one. */
async function findSame(
  db: DbOrTrx,
  stores: Stores,
  { _id, kind, sha256 }: PackedFile,
): Promise<ItemRow | undefined> {
  const own = await living(db).where('libraryItems._id', '=', _id).executeTakeFirst()
  const bytes = own?.kind === kind ? await bytesOf(stores, own) : undefined
  if (bytes && sha256Of(bytes) === sha256) return own
  return living(db)
    .where('sha256', '=', sha256)
    .where('kind', '=', kind)
    .orderBy('libraryItems._id')
    .executeTakeFirst()
}

const wordsOf = ({
  name,
  alt = '',
  isDecorative,
  caption = '',
  credit = '',
  ...file
}: PackedFile) =>
  JSON.stringify([
    ...[name, alt, isDecorative, caption, credit, file.focus.x, file.focus.y],
    ...[file.language ?? '', file.transcript ?? ''],
  ])

function sameRow(file: PackedFile, row: ItemRow): PackageRow {
  const subject = { name: file.name, type: kinds[file.kind] }
  const here = { ...itemOf(row), sha256: row.sha256 }
  const isSame = wordsOf(file) === wordsOf(here)
  const notes = isSame
    ? []
    : [
        `Already under “Pictures & Documents” as “${row.name}”; its name and description won’t change`,
      ]
  return rowOf(subject, 'unchanged', [], notes)
}

async function planFile(
  db: DbOrTrx,
  { stores, pack }: { stores: Stores; pack: Package },
  file: PackedFile,
): Promise<PlannedFile> {
  const subject = { name: file.name, type: kinds[file.kind] }
  const sent = await packedItemOf(pack, file)
  if ('problem' in sent) return { row: rowOf(subject, 'refused', [sent.problem]) }
  const same = await findSame(db, stores, file)
  if (same) return { row: sameRow(file, same), ids: [file._id, same._id] }
  const taken = db.selectFrom('libraryItems').select('_id').where('_id', '=', file._id)
  const _id = (await taken.executeTakeFirst()) ? uuidv7() : file._id
  return { row: rowOf(subject, 'new'), ids: [file._id, _id], fresh: { _id, file } }
}

const kindOf = (value: unknown): LibraryKind | undefined =>
  z.safeParse(z.looseObject({ kind: z.enum(libraryKinds) }), value).data?.kind

export async function planFiles(
  db: DbOrTrx,
  { stores, pack }: { stores: Stores; pack: Package },
  files: readonly unknown[],
): Promise<PlannedFile[]> {
  const seen = new Set<string>()
  const planned: PlannedFile[] = []
  for (const [index, one] of files.entries()) {
    const { data, error } = packedFile.safeParse(one)
    const kind = kindOf(one)
    const subject = { name: data?.name ?? `File ${index + 1}`, type: kind ? kinds[kind] : 'File' }
    const problem = error?.issues[0]?.message
    if (!data) planned.push({ row: rowOf(subject, 'refused', [problem ?? 'It cannot be read']) })
    else if (seen.has(data._id))
      planned.push({ row: rowOf(subject, 'refused', ['It is in the package twice']) })
    else planned.push(await planFile(db, { stores, pack }, data))
    if (data) seen.add(data._id)
  }
  return planned
}
