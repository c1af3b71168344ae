import { college } from 'college/facts'
import * as contract from 'contract/operations/import'
import { previewUndoImport, undoImport } from 'contract/operations/undo-import'
import { localDay } from 'contract/platform/zoned-time'
import type { PlatformDeps } from '../../platform/deps.ts'
import { csvHeaders } from '../../platform/http/csv.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { tableCsv, templateOf } from './export-table.ts'
import { checkTableFile, importTableFile } from './import-table.ts'
import { previewUndo, undoTableImport } from './undo-import.ts'

const file = { bytes: contract.csvBytes, tooLarge: contract.csvTooLarge }

export function tableRoutes(mount: Mount, deps: PlatformDeps) {
  mount(
    contract.checkImport,
    ({ params, body }, actor) => checkTableFile(deps, actor, params.subject, body.file),
    {
      file,
    },
  )
  mount(
    contract.importTable,
    async ({ params, body }, actor, reply) => {
      const { isImported, report } = await importTableFile(deps, actor, params.subject, body.file)
      return isImported ? report : reply.code(400).send(report)
    },
    { file },
  )
  mount(previewUndoImport, ({ params }, actor) => previewUndo(deps, params._id, actor))
  mount(undoImport, async ({ params }, actor) => {
    const undone = await undoTableImport(deps, params._id, actor)
    deps.mail.wake()
    return undone
  })
  mount(contract.exportTable, async ({ params: { subject } }, actor, reply) => {
    const csv = await tableCsv(deps, actor, subject)
    const today = localDay(deps.now().toISOString(), college.timeZone)
    return reply.headers(csvHeaders(`${subject}-${today}.csv`)).send(csv)
  })
  mount(contract.getTableTemplate, async ({ params: { subject } }, _, reply) =>
    reply.headers(csvHeaders(`${subject}-template.csv`)).send(templateOf(subject)),
  )
}
