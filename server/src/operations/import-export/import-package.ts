import { Readable } from 'node:stream'
import { contentChangedMeanwhile } from 'contract/content/calls'
import { type PackageCheck, type PackageRow, packageRejected } from 'contract/content/package'
import { type ContentTypeName, isCollectionName } from 'contract/content/types'
import { formatCount } from 'contract/platform/format-count'
import { type EntryDeps, writeHidden } from '../../content/entries/entry-acts.ts'
import { lockUntrashedItem } from '../../content/entries/locks.ts'
import { lastPosition } from '../../content/entries/order.ts'
import { removeStoredFiles, type Stores } from '../../content/library/store-file.ts'
import { type ContentItem, itemAt } from '../../content/model/entry.ts'
import { emit } from '../../content/revisions/content-events.ts'
import { addRevision } from '../../content/revisions/revisions.ts'
import type { Confirmed } from '../../platform/access/actor.ts'
import {
  type NewActivity,
  recordActivities,
  recordActivity,
} from '../../platform/activity-log/record-activity.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { conflict } from '../../platform/errors.ts'
import { inTurns } from '../../platform/queues/in-turns.ts'
import { openPackage, packed } from './package-archive.ts'
import { packageText, readPackage, readPackaged } from './package-text.ts'
import { type PackedFile, readFiles, readPacked } from './packed-files.ts'
import { planFiles } from './plan-files.ts'
import { planPackage } from './plan-package.ts'
import type { PlannedRow, PlannedWrite } from './plan-write.ts'
import { addPacked, checkPackedFiles, type StoredPacked, storePacked } from './store-packed.ts'

export type ImportRequest = { confirm: (trx: Trx) => Promise<Confirmed> }

function messageOf(rows: readonly PackageRow[]): string {
  const count = (status: PackageRow['outcome']) =>
    formatCount(rows.filter((row) => row.outcome === status).length)
  return `${count('new')} new, ${count('changed')} changed, ${count('unchanged')} unchanged`
}

/** Rejects with 409 if somebody has begun the same translation meanwhile. */
async function begin(trx: Trx, write: PlannedWrite, now: Date): Promise<ContentItem> {
  const { type, _id, translates } = write
  const isMany = isCollectionName(type)
  const row = { _id, type, version: 1, createdAt: now.toISOString() }
  const item = await trx
    .insertInto('contentItems')
    .values({
      ...row,
      ...(translates ?? { slug: isMany ? null : '' }),
      ...(translates && { department: await departmentIn(trx, translates.sourceId) }),
      position: isMany ? (await lastPosition(trx, type)) + 1 : 0,
    })
    .onConflict((same) => same.columns(['sourceId', 'language']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!item) throw conflict(contentChangedMeanwhile)
  return item
}

async function departmentIn(trx: Trx, _id: string): Promise<string | null> {
  const items = trx.selectFrom('contentItems').select('department')
  return (await items.where('_id', '=', _id).executeTakeFirstOrThrow()).department
}

/** Writes a draft; the previous one stays in the history. Returns the audit entry. */
async function writeOne(
  trx: Trx,
  { write, row }: Required<PlannedRow>,
  { author, now }: { author: Confirmed; now: Date },
): Promise<NewActivity> {
  const { item: known, data } = write
  const item = known
    ? await lockUntrashedItem(trx, known._id, known.version, now)
    : await begin(trx, write, now)
  const basedOn = itemAt(item, now).publishedId
  const draftId = await addRevision(trx, item, { data, basedOn, author, now })
  await emit(trx, { kind: 'drafted', item, by: author, now, pointers: { draftId } })
  const target = { _id: item._id, name: row.name }
  return { admin: author, action: 'imported', subject: 'content', target, changed: row.changes }
}

const hasWrite = (planned: PlannedRow): planned is Required<PlannedRow> =>
  planned.write !== undefined

export type PackageDeps = EntryDeps & Stores

const isRejected = ({ outcome }: PackageRow) => outcome === 'refused'

async function look(site: PackageDeps, file: Blob) {
  const pack = await openPackage(file)
  const { entries, files, people } = await readPackage(pack.words)
  const planned = await planFiles(site.db, { stores: site, pack }, files)
  const ids = new Map(planned.flatMap((one) => (one.ids ? [one.ids] : [])))
  const fresh = new Map(
    planned.flatMap((one) => (one.fresh ? [[one.fresh._id, one.fresh.file.name] as const] : [])),
  )
  const names = new Map(people.map(({ _id, name }) => [_id, name]))
  return { pack, entries, planned, along: { ids, fresh, people: names } }
}
type Looked = Awaited<ReturnType<typeof look>>

async function rowsOf(db: DbOrTrx, { entries, planned, along }: Looked, now: Date) {
  const plannedEntries = await planPackage(db, entries, along, now)
  return [...plannedEntries, ...planned].map(({ row }) => row)
}

const rejected = (row: PackageRow, problem: string | undefined): PackageRow =>
  problem === undefined ? row : { ...row, outcome: 'refused', problems: [problem] }

/** Changes nothing. Rejects with 400 or 413 for an invalid package. */
export async function checkPackageFile(site: PackageDeps, file: Blob): Promise<PackageCheck> {
  const looked = await look(site, file)
  const problems = await checkPackedFiles(site, looked.pack, looked.planned)
  const planned = await rowsOf(site.db, looked, site.now())
  const rows = planned.map((row) => rejected(row, problems.get(row)))
  return { message: messageOf(rows), rows }
}

async function writeAll(
  trx: Trx,
  { entries, planned, along }: Looked,
  stored: readonly StoredPacked[],
  written: { author: Confirmed; now: Date },
): Promise<PackageRow[]> {
  const plannedEntries = await planPackage(trx, entries, along, written.now)
  const rows = [...plannedEntries, ...planned].map(({ row }) => row)
  if (rows.some(isRejected)) throw new PackageRejected(rows)
  const recorded = await addPacked(trx, stored, written)
  for await (const one of inTurns(plannedEntries.filter(hasWrite)))
    recorded.push(await writeOne(trx, one, written))
  await recordActivities(trx, recorded, written.now)
  return rows
}

class PackageRejected extends Error {
  readonly rows: PackageRow[]

  constructor(rows: PackageRow[]) {
    super(packageRejected)
    this.name = 'PackageRejected'
    this.rows = rows
  }
}

async function writePackage(
  site: PackageDeps,
  file: Blob,
  request: ImportRequest,
): Promise<PackageRow[]> {
  const looked = await look(site, file)
  const rows = await rowsOf(site.db, looked, site.now())
  if (rows.some(isRejected)) throw new PackageRejected(rows)
  const stored: StoredPacked[] = []
  try {
    const error = await storePacked(site, looked.pack, looked.planned, stored)
    if (error)
      throw new PackageRejected(
        rows.map((row) => rejected(row, row === error.plan.row ? error.problem : undefined)),
      )
    return await writeHidden(site, async (trx) => {
      const author = await request.confirm(trx)
      return writeAll(trx, looked, stored, { author, now: site.now() })
    })
  } catch (error) {
    return removeStoredFiles(site, ...stored.map((one) => one.stored))(error)
  }
}

/**
 * Imports a package as drafts, with missing pictures and documents, all or nothing. Rejects with 400 or 413 for an invalid
 * package, and with 409 for a concurrent edit.
 */
export async function importPackageFile(
  site: PackageDeps,
  file: Blob,
  request: ImportRequest,
): Promise<{ isImported: boolean; report: PackageCheck }> {
  try {
    const rows = await writePackage(site, file, request)
    return { isImported: true, report: { message: messageOf(rows), rows } }
  } catch (error) {
    if (!(error instanceof PackageRejected)) throw error
    return { isImported: false, report: { message: error.message, rows: error.rows } }
  }
}

/** Logs the export. Files are read one at a time while it is sent. */
export const packageFileOf = (
  { db, now, ...stores }: PackageDeps,
  type: ContentTypeName | undefined,
  request: ImportRequest,
): Promise<Readable> =>
  db.transaction().execute(async (trx) => {
    const admin = await request.confirm(trx)
    const timestamp = now()
    const packaged = await readPackaged(trx, timestamp, type)
    const rows = await readPacked(trx, packaged.files)
    const target = { name: 'Website' }
    await recordActivity(trx, { admin, action: 'exported', subject: 'content', target }, timestamp)
    const sentFiles: PackedFile[] = []
    const read = readFiles(stores, rows, (file) => sentFiles.push(file))
    return Readable.from(packed(read, () => packageText(packaged, sentFiles)))
  })
