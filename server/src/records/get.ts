import type { Db } from '../db/open.ts'
import { withoutNulls } from '../db/rows.ts'
import { notFound } from '../errors.ts'
import type { RecordKind } from './kind.ts'
import { recordsIn } from './tables.ts'

/** A record as visitors are shown it. Rejects with 404 when there is none. */
export async function getRecord<Form>(
  db: Db,
  { subject, declared }: RecordKind<Form>,
  _id: string,
) {
  const row = await recordsIn(db)
    .selectFrom(subject)
    .select(Object.keys(declared.shown.shape))
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!row) throw notFound(declared.says.notFound)
  return withoutNulls(row)
}
