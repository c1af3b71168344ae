import { Readable } from 'node:stream'
import { type PackageReport, type PackageRow, packageRefused } from 'contract/content/package'
import { type ContentTypeName, isCollectionName } from 'contract/content/types'
import { v7 as uuidv7 } from 'uuid'
import { belongAsWritten } from '../../content/addresses/addresses.ts'
import { type Item, itemAt } from '../../content/entries/entry.ts'
import { type Trx, type Writing, writeHidden } from '../../content/entries/entry-acts.ts'
import { takeLiving } from '../../content/entries/locks.ts'
import { lastPosition } from '../../content/entries/order.ts'
import { type Stores, takeBackFiles } from '../../content/library/store-file.ts'
import { pointTo } from '../../content/publication/apply-due.ts'
import { addRevision } from '../../content/revisions/revisions.ts'
import type { Confirmed } from '../../platform/access/actor.ts'
import {
  type NewActivity,
  recordActivities,
  recordActivity,
} from '../../platform/activity-log/record-activity.ts'
import type { Reading } from '../../platform/db/open.ts'
import { inTurns } from '../../platform/queues/in-turns.ts'
import { openPackage, packed } from './package-archive.ts'
import { packageText, readPackage, readPackaged } from './package-text.ts'
import { type PackedFile, readFiles, readPacked } from './packed-files.ts'
import { planFiles } from './plan-files.ts'
import { nameIn, type Planned, planPackage } from './plan-package.ts'
import { addPacked, type StoredPacked, storePacked, tryPacked } from './store-packed.ts'

export type Asking = { confirm: (trx: Trx) => Promise<Confirmed> }

function messageOf(rows: readonly PackageRow[]): string {
  const count = (outcome: PackageRow['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length
  return `${count('new')} new, ${count('changed')} changed, ${count('unchanged')} unchanged`
}

async function begin(
  trx: Trx,
  { type, _id = uuidv7() }: NonNullable<Planned['write']>,
  moment: Date,
): Promise<Item> {
  const isMany = isCollectionName(type)
  return trx
    .insertInto('contentItems')
    .values({
      _id,
      type,
      slug: isMany ? null : '',
      version: 1,
      position: isMany ? (await lastPosition(trx, type)) + 1 : 0,
      createdAt: moment.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes a draft; the previous one stays in the history. Returns the audit entry. */
async function writeOne(
  trx: Trx,
  { write, row }: Required<Planned>,
  { author, moment }: { author: Confirmed; moment: Date },
): Promise<NewActivity> {
  const { item: known, data, type } = write
  const item = known
    ? await takeLiving(trx, known._id, known.version, moment)
    : await begin(trx, write, moment)
  const basedOn = itemAt(item, moment).publishedId
  const draftId = await addRevision(trx, item, { data, basedOn, author, now: moment })
  await pointTo(trx, item, { draftId })
  await belongAsWritten(trx, item._id)
  const target = { _id: item._id, name: nameIn(type, data) }
  return { admin: author, action: 'imported', subject: 'content', target, changed: row.changes }
}

const hasWrite = (planned: Planned): planned is Required<Planned> => planned.write !== undefined

export type Site = Writing & Stores

const isRefused = ({ outcome }: PackageRow) => outcome === 'refused'

async function look(site: Site, file: Blob) {
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

async function rowsOf(db: Reading, { entries, planned, along }: Looked, moment: Date) {
  const plannedEntries = await planPackage(db, entries, along, moment)
  return [...plannedEntries, ...planned].map(({ row }) => row)
}

const refused = (row: PackageRow, problem: string | undefined): PackageRow =>
  problem === undefined ? row : { ...row, outcome: 'refused', problems: [problem] }

/** Changes nothing. Rejects with 400 or 413 for an invalid package. */
export async function checkPackage(site: Site, file: Blob): Promise<PackageReport> {
  const looked = await look(site, file)
  const problems = await tryPacked(site, looked.pack, looked.planned)
  const planned = await rowsOf(site.db, looked, site.now())
  const rows = planned.map((row) => refused(row, problems.get(row)))
  return { message: messageOf(rows), rows }
}

async function writeAll(
  trx: Trx,
  { entries, planned, along }: Looked,
  stored: readonly StoredPacked[],
  written: { author: Confirmed; moment: Date },
): Promise<PackageRow[]> {
  const plannedEntries = await planPackage(trx, entries, along, written.moment)
  const rows = [...plannedEntries, ...planned].map(({ row }) => row)
  if (rows.some(isRefused)) throw new Refused(rows)
  const noted = await addPacked(trx, stored, written)
  for await (const one of inTurns(plannedEntries.filter(hasWrite)))
    noted.push(await writeOne(trx, one, written))
  await recordActivities(trx, noted, written.moment)
  return rows
}

class Refused extends Error {
  readonly rows: PackageRow[]

  constructor(rows: PackageRow[]) {
    super(packageRefused)
    this.name = 'Refused'
    this.rows = rows
  }
}

async function bringIn(site: Site, file: Blob, asking: Asking): Promise<PackageRow[]> {
  const looked = await look(site, file)
  const rows = await rowsOf(site.db, looked, site.now())
  if (rows.some(isRefused)) throw new Refused(rows)
  const stored: StoredPacked[] = []
  try {
    const fault = await storePacked(site, looked.pack, looked.planned, stored)
    if (fault)
      throw new Refused(
        rows.map((row) => refused(row, row === fault.plan.row ? fault.problem : undefined)),
      )
    return await writeHidden(site, async (trx) => {
      const author = await asking.confirm(trx)
      return writeAll(trx, looked, stored, { author, moment: site.now() })
    })
  } catch (error) {
    return takeBackFiles(site, ...stored.map((one) => one.stored))(error)
  }
}

/**
 * Imports a package as drafts, with missing pictures and documents, all or nothing. Rejects with 400 or 413 for an invalid
 * package, and with 409 for a concurrent edit.
 */
export async function importPackage(
  site: Site,
  file: Blob,
  asking: Asking,
): Promise<{ isImported: boolean; report: PackageReport }> {
  try {
    const rows = await bringIn(site, file, asking)
    return { isImported: true, report: { message: messageOf(rows), rows } }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { isImported: false, report: { message: error.message, rows: error.rows } }
  }
}

/** Logs the export. Files are read one at a time while it is sent. */
export const exportPackage = (
  { db, now, ...stores }: Site,
  type: ContentTypeName | undefined,
  asking: Asking,
): Promise<Readable> =>
  db.transaction().execute(async (trx) => {
    const admin = await asking.confirm(trx)
    const moment = now()
    const packaged = await readPackaged(trx, moment, type)
    const rows = await readPacked(trx, packaged.files)
    const target = { name: 'Website' }
    await recordActivity(trx, { admin, action: 'exported', subject: 'content', target }, moment)
    const told: PackedFile[] = []
    const read = readFiles(stores, rows, (file) => told.push(file))
    return Readable.from(packed(read, () => packageText(packaged, told)))
  })
