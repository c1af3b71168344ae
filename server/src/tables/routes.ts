import { college } from 'college/facts'
import * as contract from 'contract/import'
import { localDay } from 'contract/zoned-time'
import type { Api, Deps } from '../deps.ts'
import { csvHeaders } from '../http/csv.ts'
import { exportTable, templateOf } from './export-table.ts'
import { checkImport, importTable } from './import-table.ts'

const file = { bytes: contract.csvBytes, tooLarge: contract.csvTooLarge }
const schema = { hide: true, params: contract.checkImport.schema.params }

export function tableRoutes(app: Api, deps: Deps) {
  const { adminSessions, requireAdmin, checkAsked, now } = deps

  app.route({
    ...contract.checkImport,
    onRequest: requireAdmin,
    config: { file },
    handler: (request) => checkImport(deps, request.params.subject, request.body.file),
  })
  app.route({
    ...contract.importTable,
    onRequest: requireAdmin,
    config: { file },
    handler: async (request, reply) => {
      const admin = adminSessions.adminOf(request)
      const { subject } = request.params
      const { isImported, report } = await importTable(deps, admin, subject, request.body.file)
      return isImported ? report : reply.code(400).send(report)
    },
  })
  app.get(
    '/api/admin/tables/:subject.csv',
    // A GET that notes something: the origin rule of the other methods holds for it, too.
    { schema, onRequest: [checkAsked, requireAdmin] },
    async (request, reply) => {
      const { subject } = request.params
      const csv = await exportTable(deps, adminSessions.adminOf(request), subject)
      const today = localDay(now().toISOString(), college.timeZone)
      return reply.headers(csvHeaders(`${subject}-${today}.csv`)).send(csv)
    },
  )
  app.get(
    '/api/admin/tables/:subject/template.csv',
    { schema, onRequest: requireAdmin },
    async (request, reply) => {
      const { subject } = request.params
      return reply.headers(csvHeaders(`${subject}-template.csv`)).send(templateOf(subject))
    },
  )
}
