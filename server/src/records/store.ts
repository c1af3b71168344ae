import { type RecordName, records } from 'contract/records'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Administrator } from '../access/actor.ts'
import { requireRight } from '../access/may.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Changes } from '../db/changes.ts'
import type { Database } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { removeUnused, takeBack } from '../pictures/take-back.ts'
import { noteChanged } from '../search/bring-up-to-date.ts'
import type { Columns, RecordKind } from './kind.ts'
import { notedOf } from './noted.ts'
import { recordsIn } from './tables.ts'

type Trx = Transaction<Database>
type Writing = { changes: Changes; pictures: Pictures; now: () => Date }

/** Enters a record in a transaction of the caller's, which is a change of its subject. Gives the new id. */
export async function insertRecord<Form>(
  trx: Trx,
  { subject, counter, derive, watch }: RecordKind<Form>,
  columns: Columns,
  now: Date,
): Promise<string> {
  const _id = uuidv7()
  const moment = now.toISOString()
  const derived = await derive?.(trx, _id, columns)
  const tell = await watch?.(trx, _id)
  const row = { ...columns, ...derived, _id, createdAt: moment, updatedAt: moment }
  await recordsIn(trx)
    .insertInto(subject)
    .values({ ...row, ...(counter && { [counter]: 0 }) })
    .execute()
  await tell?.(now)
  return _id
}

/** Changes these columns of a record in such a transaction, and leaves the others. */
export async function changeRecord<Form>(
  trx: Trx,
  { subject, counter, derive, watch }: RecordKind<Form>,
  _id: string,
  columns: Columns,
  now: Date,
): Promise<void> {
  const tell = await watch?.(trx, _id)
  const derived = await derive?.(trx, _id, columns)
  await recordsIn(trx)
    .updateTable(subject)
    .set({ ...columns, ...derived, updatedAt: now.toISOString() })
    .$if(counter !== undefined, (update) =>
      update.set((row) => ({ [counter ?? '']: row(counter ?? '', '+', 1) })),
    )
    .where('_id', '=', _id)
    .execute()
  await noteChanged(trx, subject, _id)
  await tell?.(now)
}

/** What is known of a record, a column for each field. Rejects with 404 when there is none. */
async function readColumns<Form>(trx: Trx, kind: RecordKind<Form>, _id: string): Promise<Columns> {
  const row = await recordsIn(trx)
    .selectFrom(kind.subject)
    .select(Object.keys(kind.declared.fields))
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!row) throw notFound(kind.declared.says.notFound)
  return row
}

/** What it is noted under. */
export const notedAs = (subject: RecordName) => records[subject].noted.as

const pictureOf = <Form>({ picture }: RecordKind<Form>, columns: Columns) =>
  String(columns[picture.column] ?? '')

const targetOf = <Form>({ declared }: RecordKind<Form>, _id: string, columns: Columns) => ({
  _id,
  name: String(columns[declared.nameField]),
})

/** Rejects with 403 when what a record is, or is to be, is not the actor's to write. */
const requireOn = <Form>(
  { department }: RecordKind<Form>,
  columns: Columns,
  actor: Administrator,
) => requireRight(actor, 'write records', department.of(columns))

/** Writes the picture, then the row that names it; a picture whose row fails is taken back. Gives the new id. */
export async function createRecord<Form>(
  { changes, pictures, now }: Writing,
  kind: RecordKind<Form>,
  { form, file }: { form: Form; file: File | undefined },
  actor: Administrator,
): Promise<string> {
  const { subject, picture } = kind
  const address = file && (await pictures.save(file, 'first'))
  const after = { ...kind.toColumns(form), [picture.column]: address ?? picture.none }
  return changes
    .commit(subject, async (trx) => {
      const admin = await actor.confirm(trx)
      requireOn(kind, after, actor)
      const _id = await insertRecord(trx, kind, after, now())
      const target = targetOf(kind, _id, after)
      const activity = { admin, action: 'created', subject: notedAs(subject), target } as const
      await recordActivity(trx, { ...activity, ...notedOf(kind.declared, { after }) }, now())
      return _id
    })
    .catch(takeBack(pictures, address))
}

/** Changes a record; rejects with 404 when there is none. The old picture goes when a new one has taken its place. */
export async function updateRecord<Form>(
  { changes, pictures, now }: Writing,
  kind: RecordKind<Form>,
  _id: string,
  { form, file }: { form: Form; file: File | undefined },
  actor: Administrator,
): Promise<void> {
  const { subject, picture } = kind
  const address = file && (await pictures.save(file, 'first'))
  const replaced = await changes
    .commit(subject, async (trx) => {
      const admin = await actor.confirm(trx)
      const before = await readColumns(trx, kind, _id)
      const after = { ...kind.toColumns(form), ...(address && { [picture.column]: address }) }
      requireOn(kind, before, actor)
      requireOn(kind, after, actor)
      await changeRecord(trx, kind, _id, after, now())
      const target = targetOf(kind, _id, after)
      const activity = { admin, action: 'updated', subject: notedAs(subject), target } as const
      const noted = notedOf(kind.declared, { before, after: { ...before, ...after } })
      await recordActivity(trx, { ...activity, ...noted }, now())
      return address && pictureOf(kind, before)
    })
    .catch(takeBack(pictures, address))
  if (replaced) await removeUnused(pictures, replaced)
}

/** Deletes a record and its picture. `allow` rejects what must not be, once it is known that there is such a record. */
export async function deleteRecord<Form>(
  { changes, pictures, now }: Writing,
  kind: RecordKind<Form>,
  _id: string,
  actor: Administrator,
  allow: (trx: Trx) => Promise<void>,
): Promise<void> {
  const { subject } = kind
  const deleted = await changes.commit(subject, async (trx) => {
    const admin = await actor.confirm(trx)
    const before = await readColumns(trx, kind, _id)
    requireOn(kind, before, actor)
    await allow(trx)
    await kind.keep?.(trx, _id, now())
    const tell = await kind.watch?.(trx, _id)
    await recordsIn(trx).deleteFrom(subject).where('_id', '=', _id).execute()
    await tell?.(now())
    const target = targetOf(kind, _id, before)
    const activity = { admin, action: 'deleted', subject: notedAs(subject), target } as const
    await recordActivity(trx, { ...activity, ...notedOf(kind.declared, { before }) }, now())
    return pictureOf(kind, before)
  })
  if (deleted) await removeUnused(pictures, deleted)
}
