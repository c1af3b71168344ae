import * as z from 'zod/mini'
import { type Endpoint, failures, file, newIdQuery } from '../platform/endpoint.ts'
import { imported, importedFile, importStatus, reportOf } from '../platform/imported.ts'
import { recordNames } from '../records.ts'

/** Of a new row: importing it adds the same entry a second time. */
export const entryExists = 'This entry already exists'

export const csvBytes = 2 * 1024 * 1024
export const csvMostRows = 2_000
export const csvTooLarge = 'The file must be 2MB or smaller'
export const alreadyImported =
  'This file has already been imported. You can undo the import in Activity.'
export const nothingImported = 'Nothing was imported. Please correct the rows below.'

/** `line` counts the heading as line 1. */
export const importRow = z.object({
  line: z.number(),
  name: z.string(),
  outcome: importStatus,
  problems: z.array(z.string()),
})
export type ImportRow = z.infer<typeof importRow>

export const importReport = reportOf(importRow)
export type ImportCheck = z.infer<typeof importReport>

/** Names the import, unless no row differed. */
const importResult = z.extend(importReport, { importId: z.optional(z.string()) })
export type ImportResult = z.infer<typeof importResult>

const params = z.object({ subject: z.enum(recordNames, 'Not found') })
const body = importedFile('Choose an Excel or CSV file')

export const checkImport = {
  method: 'POST',
  url: '/api/admin/tables/:subject/check',
  access: 'carry records',
  summary: 'Preview an import from an Excel (.xlsx) or CSV file, row by row; changes nothing',
  consumes: ['multipart/form-data'],
  params,
  body,
  response: { 200: importReport, ...failures(404, 413) },
} as const satisfies Endpoint

export const importTable = {
  method: 'POST',
  url: '/api/admin/tables/:subject',
  access: 'carry records',
  summary:
    'Import an Excel (.xlsx) or CSV file: a row with a known `_id` updates that record, any other adds one; all rows or none',
  consumes: ['multipart/form-data'],
  params,
  querystring: newIdQuery,
  body,
  response: { ...imported(importRow), 200: importResult, ...failures(404, 409) },
} as const satisfies Endpoint

export const exportTable = {
  method: 'GET',
  url: '/api/admin/tables/:subject.csv',
  access: 'carry records',
  stepUp: true,
  writes: true,
  answers: 'text/csv',
  summary: 'Export all records as a file that can be imported again',
  params,
  response: { 200: file, ...failures(400) },
} as const satisfies Endpoint

export const getTableTemplate = {
  method: 'GET',
  url: '/api/admin/tables/:subject/template.csv',
  access: 'carry records',
  answers: 'text/csv',
  summary: 'Download a template with the column headings and one example row',
  params,
  response: { 200: file, ...failures(400) },
} as const satisfies Endpoint
