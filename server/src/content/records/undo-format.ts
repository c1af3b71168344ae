import { changedSinceImport, peopleRegisteredSince } from 'contract/operations/undo-import'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { StoredState, TableFormat } from '../../platform/spreadsheets/table.ts'
import { deleteRecordRow } from './deletion.ts'
import type { RecordKind } from './kind.ts'
import { changeRecord, readColumns } from './store.ts'
import { recordsIn } from './tables.ts'

const no = sql<SqlBool>`1 = 0`

export const undoFormatOf = (kind: RecordKind): TableFormat['undo'] => {
  const statesOf: TableFormat['undo']['statesOf'] = async (db, ids, now) => {
    const { subject, declared, isStored = sql<SqlBool>`1 = 1` } = kind
    const rows = await recordsIn(db)
      .selectFrom(subject)
      .select(['_id', 'updatedAt', ...Object.keys(declared.fields)])
      .select((kind.hasPeople ?? no).as('hasPeople'))
      .select((kind.isExtended ?? no).as('isExtended'))
      .select((kind.isPublicAt?.(now) ?? sql<SqlBool>`1 = 1`).as('isPublic'))
      .where('_id', 'in', ids)
      .where(isStored)
      .execute()
    return new Map(
      rows.map(({ _id, ...row }): [string, StoredState] => [
        String(_id),
        {
          updatedAt: String(row.updatedAt),
          name: String(row[declared.nameField]),
          isPublic: Boolean(row.isPublic),
          ...(row.isExtended && { reasonToKeep: changedSinceImport }),
          ...(row.hasPeople && { reasonToKeep: peopleRegisteredSince }),
          departmentWith: (columns) => kind.department.of({ ...row, ...columns }),
        },
      ]),
    )
  }
  return {
    statesOf,
    columnsOf: async (trx, _id, names) => {
      const columns = await readColumns(trx, kind, _id)
      return Object.fromEntries(names.map((name) => [name, columns[name] ?? null]))
    },
    remove: async (trx, _id, now) => {
      if (await kind.toTrash?.(trx, _id, now)) return peopleRegisteredSince
      // Again, now that its seats are locked.
      const reason = (await statesOf(trx, [_id], now)).get(_id)?.reasonToKeep
      if (reason) return reason
      await deleteRecordRow(trx, kind, _id, now)
      return undefined
    },
    restore: (trx, _id, columns, written) => changeRecord(trx, kind, _id, columns, written),
  }
}
