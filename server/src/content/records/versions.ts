import type { ColumnKind } from 'contract/content/field'
import type { DeclaredRecord } from 'contract/content/record'
import type { RecordName } from 'contract/records'
import { v7 as uuidv7 } from 'uuid'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import type { Written } from '../../platform/db/version-tables.ts'
import type { RecordKind } from './kind.ts'
import { type Columns, recordsIn } from './tables.ts'

/** As many as there are of an entry of the website. */
export const storedVersions = 50

const owners = {
  events: 'eventId',
  faculty: 'memberId',
} as const satisfies Record<RecordName, string>

export const versionsOf = (db: DbOrTrx, { subject }: Pick<RecordKind, 'subject'>, _id: string) =>
  db
    .selectFrom('recordVersions')
    .selectAll()
    .where(owners[subject], '=', _id)
    .orderBy('_id', 'desc')
    .limit(storedVersions)

/** Even of a deleted event. */
export const storedColumns = (trx: Trx, { subject, declared }: RecordKind, _id: string) =>
  recordsIn(trx)
    .selectFrom(subject)
    .select(Object.keys(declared.fields))
    .where('_id', '=', _id)
    .executeTakeFirst()

const text = (columns: Columns, name: string) => String(columns[name] ?? '')

const replacedBy = ({ fields }: DeclaredRecord, after: Columns, before: Columns): Columns =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) =>
      name in after && text(before, name) !== text(after, name)
        ? [[name, before[name] ?? null]]
        : [],
    ),
  )

const contactKinds: readonly ColumnKind[] = ['email', 'phone']
export const isContact = ({ fields }: DeclaredRecord, name: string) =>
  contactKinds.some((kind) => fields[name]?.kind === kind)

/** After the write, in its transaction. A save that changed nothing adds no version. */
export async function addRecordVersion(
  trx: Trx,
  kind: RecordKind,
  { _id, before, after }: { _id: string; before: Columns | undefined; after: Columns },
  { author, action, approvedBy, at }: Written,
): Promise<void> {
  const replaced = before ? replacedBy(kind.declared, after, before) : {}
  const names = Object.keys(replaced)
  if (names.length === 0 && action === 'updated') return
  await trx
    .insertInto('recordVersions')
    .values({
      _id: uuidv7(),
      ...{ eventId: null, memberId: null, [owners[kind.subject]]: _id },
      ...{ author, action, approvedBy: approvedBy ?? null },
      ...{ savedAt: at.toISOString(), before: JSON.stringify(replaced) },
    })
    .execute()
  if (!before) return
  await prune(trx, kind, _id)
  await forgetContacts(
    trx,
    kind,
    _id,
    names.filter((name) => isContact(kind.declared, name) && !after[name]),
  )
}

/** Whoever asks for their number to be removed doesn't want it in earlier versions either. */
async function forgetContacts(
  trx: Trx,
  kind: RecordKind,
  _id: string,
  removed: readonly string[],
): Promise<void> {
  if (removed.length === 0) return
  const nothing = Object.fromEntries(removed.map((name) => [name, null]))
  for (const version of await versionsOf(trx, kind, _id).execute()) {
    const replaced = replacedIn(version)
    const known = Object.entries(nothing).filter(([name]) => replaced[name])
    if (known.length === 0) continue
    const before = JSON.stringify({ ...replaced, ...Object.fromEntries(known) })
    await trx.updateTable('recordVersions').set({ before }).where('_id', '=', version._id).execute()
  }
}

export const replacedIn = ({ before }: { before: string }): Columns => JSON.parse(before)

const prune = (trx: Trx, { subject }: RecordKind, _id: string) =>
  trx
    .deleteFrom('recordVersions')
    .where(owners[subject], '=', _id)
    .where('_id', '<', ({ selectFrom }) =>
      selectFrom('recordVersions')
        .select('_id')
        .where(owners[subject], '=', _id)
        .orderBy('_id', 'desc')
        .limit(1)
        .offset(storedVersions - 1),
    )
    .execute()
