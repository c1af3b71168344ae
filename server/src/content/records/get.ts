import type { TranslationCode } from 'college/languages'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/errors.ts'
import type { RecordKind } from './kind.ts'
import { recordsIn } from './tables.ts'
import { columnsIn, rowsIn } from './translated-rows.ts'

export async function getRecord(
  db: Db,
  { subject, declared, isPublicAt, publicColumns }: RecordKind,
  _id: string,
  now: Date,
  language: TranslationCode | undefined,
) {
  const row = await recordsIn(db)
    .selectFrom(subject)
    .select(
      columnsIn(declared.fields, publicColumns ?? Object.keys(declared.shown.shape), language),
    )
    .where('_id', '=', _id)
    .$if(isPublicAt !== undefined, (result) =>
      result.where(isPublicAt?.(now) ?? sql<SqlBool>`1 = 1`),
    )
    .executeTakeFirst()
  if (!row) throw notFound(declared.messages.notFound)
  return rowsIn(declared.fields, language)(row)
}
