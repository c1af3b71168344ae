import type { BulkReport } from 'contract/platform/bulk'
import { mayUse } from 'contract/platform/roles'
import { type SqlBool, sql } from 'kysely'
import type { Administrator } from '../../platform/access/actor.ts'
import { changeEach } from '../../platform/change-each.ts'
import type { Db } from '../../platform/db/open.ts'
import { badRequest } from '../../platform/errors.ts'
import { removeUnused } from '../../platform/images/roll-back.ts'
import { deleteRecord } from './deletion.ts'
import type { RecordKind } from './kind.ts'
import { type RecordDeps, readColumns, recordReferenceOf, writeChange } from './store.ts'
import { type Column, recordsIn } from './tables.ts'

type Deps = RecordDeps & { db: Db }
type Many = { ids: readonly string[]; done: string }

/** The report names records that the account may see in the panel or on the site. */
const each = (
  { db, now }: Deps,
  kind: RecordKind,
  { ids, done }: Many,
  change: (entry: { _id: string }) => Promise<unknown>,
  actor: Administrator,
): Promise<BulkReport> =>
  changeEach({
    entries: ids.map((_id) => ({ _id })),
    change,
    namesOf: async (wanted) => {
      const rows = await recordsIn(db)
        .selectFrom(kind.subject)
        .select(['_id', ...Object.keys(kind.declared.fields)])
        .select((kind.isPublicAt?.(now()) ?? sql<SqlBool>`1 = 1`).as('isPublic'))
        .where('_id', 'in', wanted)
        .$if(kind.isStored !== undefined, (stored) =>
          kind.isStored ? stored.where(kind.isStored) : stored,
        )
        .execute()
      return new Map(
        rows
          .filter((row) => row.isPublic || mayUse(actor, 'see records', kind.department.of(row)))
          .map((row) => {
            const { _id, name } = recordReferenceOf(kind, String(row._id), row)
            return [_id, name]
          }),
      )
    },
    done,
  })

export const deleteRecords = (deps: Deps, kind: RecordKind, many: Many, actor: Administrator) =>
  each(
    deps,
    kind,
    many,
    ({ _id }) => deleteRecord(deps, kind, _id, actor, async () => undefined),
    actor,
  )

type FieldChange = { name: string; value: Column; ifSame: string }

/** One field of each, as its form would set it; a record that has this value already is rejected with `ifSame`. */
export const setInRecords = (
  deps: Deps,
  kind: RecordKind,
  { name, value, ifSame, ...many }: FieldChange & Many,
  actor: Administrator,
): Promise<BulkReport> =>
  each(
    deps,
    kind,
    many,
    async ({ _id }) => {
      const replaced = await deps.changes.commit(kind.subject, async (trx) => {
        const admin = await actor.confirm(trx)
        const before = await readColumns(trx, kind, _id)
        if (before[name] === value) throw badRequest(ifSame)
        const change = { _id, after: { [name]: value } }
        return writeChange(trx, kind, change, { actor, admin }, deps.now())
      })
      if (replaced) await removeUnused(deps.pictures, replaced)
    },
    actor,
  )
