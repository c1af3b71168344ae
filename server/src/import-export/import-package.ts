import {
  type PackageReport,
  type PackageRow,
  packageBytes,
  packageRefused,
} from 'contract/content/package'
import { isCollectionName } from 'contract/content/types'
import { v7 as uuidv7 } from 'uuid'
import type { Confirmed } from '../access/actor.ts'
import { type NewActivity, recordActivities, recordActivity } from '../activity/record-activity.ts'
import { type Trx, type Writing, writeHidden } from '../content/acts.ts'
import { type Item, itemAt } from '../content/entry.ts'
import { lastPosition } from '../content/order.ts'
import { addRevision } from '../content/revisions.ts'
import { pointTo } from '../content/settle.ts'
import { takeLiving } from '../content/take.ts'
import { type PackagedEntry, readPackage, writePackage } from './package-text.ts'
import { nameIn, type Planned, planPackage } from './plan-package.ts'

/** Who asks: somebody who is asked again in the transaction that writes, or the command line. */
export type Asking = { confirm: (trx: Trx) => Promise<Confirmed> }

/** In a sentence, what was done or would be. */
function messageOf(rows: readonly PackageRow[]): string {
  const count = (outcome: PackageRow['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length
  return `${count('new')} new, ${count('changed')} changed, ${count('unchanged')} as they are`
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

/** Writes an entry as a draft; what was written before stays in its history. Gives what is noted of it. */
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
  const target = { _id: item._id, name: nameIn(type, data) }
  return { admin: author, action: 'imported', subject: 'content', target, changed: row.changes }
}

const hasWrite = (planned: Planned): planned is Required<Planned> => planned.write !== undefined

/** Says what bringing in a package would do; changes nothing. Rejects with 400 or 413 where it is none. */
export async function checkPackage(
  { db, now }: Pick<Writing, 'db' | 'now'>,
  bytes: Uint8Array,
): Promise<PackageReport> {
  const planned = await planPackage(db, readPackage(bytes, packageBytes), now())
  const rows = planned.map(({ row }) => row)
  return { message: messageOf(rows), rows }
}

async function writeAll(
  trx: Trx,
  packaged: readonly PackagedEntry[],
  { author, moment }: { author: Confirmed; moment: Date },
): Promise<PackageRow[]> {
  const planned = await planPackage(trx, packaged, moment)
  const rows = planned.map(({ row }) => row)
  if (rows.some(({ outcome }) => outcome === 'refused')) return rows
  const noted: NewActivity[] = []
  for (const one of planned.filter(hasWrite))
    noted.push(await writeOne(trx, one, { author, moment }))
  await recordActivities(trx, noted, moment)
  return rows
}

/**
 * Brings in a package as drafts: all of its entries, or none where one of them cannot be. Rejects with 400 or 413 where it
 * is no package, and with 409 where somebody writes at the same moment.
 */
export async function importPackage(
  deps: Writing,
  bytes: Uint8Array,
  asking: Asking,
): Promise<{ isImported: boolean; report: PackageReport }> {
  const packaged = readPackage(bytes, packageBytes)
  return writeHidden(deps, async (trx) => {
    const author = await asking.confirm(trx)
    const rows = await writeAll(trx, packaged, { author, moment: deps.now() })
    const isImported = !rows.some(({ outcome }) => outcome === 'refused')
    return { isImported, report: { message: isImported ? messageOf(rows) : packageRefused, rows } }
  })
}

/** Writes a package, and notes who took it. */
export const exportPackage = (
  { db, now }: Pick<Writing, 'db' | 'now'>,
  type: Parameters<typeof writePackage>[2],
  asking: Asking,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const admin = await asking.confirm(trx)
    const moment = now()
    const text = await writePackage(trx, moment, type)
    const target = { name: 'Website' }
    await recordActivity(trx, { admin, action: 'exported', subject: 'content', target }, moment)
    return text
  })
