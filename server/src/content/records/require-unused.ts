import { declaredOf } from 'contract/content/translations/translation-types'
import type { EntryTypeName } from 'contract/content/types'
import { fieldsNaming, records } from 'contract/records'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { conflict } from '../../platform/errors.ts'
import { recordsIn } from './tables.ts'

export async function requireUnusedByRecords(
  trx: DbOrTrx,
  { _id, type }: { _id: string; type: EntryTypeName },
): Promise<void> {
  for (const { record, field } of fieldsNaming(type)) {
    const { found } = await recordsIn(trx)
      .selectFrom(record)
      .$if(record === 'events', (rows) => rows.where(isNotDeleted))
      .select(({ fn }) => fn.countAll().as('found'))
      .where(field, '=', _id)
      .executeTakeFirstOrThrow()
    const count = Number(found)
    if (count === 0) continue
    const { one, many } = records[record]
    const they = count === 1 ? `One ${one} has` : `${count} ${many} have`
    const them = count === 1 ? 'it' : 'them'
    throw conflict(
      `${they} this ${declaredOf(type).one.toLowerCase()}. Choose a different one for ${them} first.`,
    )
  }
}
