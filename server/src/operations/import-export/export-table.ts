import { mayUse } from 'contract/platform/roles'
import type { RecordName } from 'contract/records'
import type { SteppingUp } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import { collegeTimeColumn, csvOf } from '../../platform/http/csv.ts'
import type { Cells, TableFormat } from '../../platform/spreadsheets/table.ts'
import { recordFolders } from '../../record-folders.ts'
import { beforeMarking } from './formula-prefix.ts'

function fileOf({ columns, times }: TableFormat, records: readonly Cells[]): string {
  const marked = records.map((record) =>
    Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, beforeMarking(cell)])),
  )
  const headings = columns.map((name) => (times.includes(name) ? collegeTimeColumn(name) : name))
  return csvOf(['_id', ...headings], marked)
}

/** Can be imported again. Logged; rejects with 403 without the step-up. */
export async function tableCsv(
  { db, now }: { db: Db; now: () => Date },
  actor: SteppingUp,
  subject: RecordName,
): Promise<string> {
  const table = recordFolders[subject].table
  const records = await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    await actor.useStepUp(trx)
    const stored = (await table.list(trx, now())).filter(({ cells }) =>
      mayUse(actor, 'carry records', table.departmentOf(cells)),
    )
    const after = { records: stored.length }
    const activity = { admin, action: 'exported', subject: table.activitySubject, after } as const
    await recordActivity(trx, activity, now())
    return stored
  })
  return fileOf(
    table,
    records.map(({ _id, cells }) => ({ _id, ...cells })),
  )
}

export const templateOf = (subject: RecordName) =>
  fileOf(recordFolders[subject].table, [recordFolders[subject].table.example])
