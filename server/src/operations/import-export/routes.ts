import { college } from 'college/facts'
import * as contract from 'contract/operations/import'
import * as translated from 'contract/operations/translation-file'
import { previewUndoImport, undoImport } from 'contract/operations/undo-import'
import { localDay } from 'contract/platform/zoned-time'
import type { PlatformDeps } from '../../platform/deps.ts'
import { csvHeaders } from '../../platform/http/csv.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { tableCsv, templateOf } from './export-table.ts'
import { checkTableFile, importTableFile } from './import-table.ts'
import { checkTranslationFile, importTranslationFile } from './import-translations.ts'
import { translationSheet } from './translation-sheet.ts'
import { previewUndo, undoTableImport } from './undo-import.ts'

const file = { bytes: contract.csvBytes, tooLarge: contract.csvTooLarge }

const workbook = (filename: string) => ({
  'content-type': translated.exportTranslations.answers,
  'content-disposition': `attachment; filename="${filename}"`,
  'cache-control': 'no-store',
})

export function translationFileRoutes(mount: Mount, deps: PlatformDeps) {
  mount(translated.exportTranslations, async ({ query }, actor, reply) => {
    const sheet = await translationSheet(deps, query, actor)
    const today = localDay(deps.now().toISOString(), college.timeZone)
    return reply.headers(workbook(`translations-${today}.xlsx`)).send(Buffer.from(sheet))
  })
  mount(
    translated.checkTranslations,
    ({ query: { language }, body }, actor) =>
      checkTranslationFile(deps, actor, { file: body.file, language }),
    { file },
  )
  mount(
    translated.importTranslations,
    ({ query: { language }, body }, actor) =>
      importTranslationFile(deps, actor, { file: body.file, language }),
    { file },
  )
}

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
    async ({ params, query, body }, actor, reply) => {
      const sent = { ...query, ...params, file: body.file }
      const { isImported, report } = await importTableFile(deps, actor, sent)
      return isImported ? report : reply.code(400).send(report)
    },
    { file },
  )
  mount(previewUndoImport, ({ params }, actor) => previewUndo(deps, params._id, actor))
  mount(undoImport, async ({ params }, actor) => {
    const undone = await undoTableImport(deps, params._id, actor)
    deps.mail.sendQueued()
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
