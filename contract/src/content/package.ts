import * as z from 'zod/mini'
import { fieldChange } from '../platform/activity.ts'
import { type Endpoint, failures, file } from '../platform/endpoint.ts'
import { imported, importedFile, importStatus, reportOf } from '../platform/imported.ts'
import { contentTypeNames } from './types.ts'

/** In bytes: about a minute's upload for an office. */
export const packageBytes = 256 * 1024 * 1024
export const packageTooLarge = 'The package must be 256MB or smaller'
export const packageRejected = 'Nothing was imported because the package has errors'
export const packageUnreadable = 'This file isn’t a content package, or it’s damaged'
export const packageIsNewer = 'This package comes from a newer version of the website'

export const packageRow = z.object({
  name: z.string(),
  type: z.string(),
  outcome: importStatus,
  /** One sentence each. */
  problems: z.array(z.string()),
  notes: z.array(z.string()),
  changes: z.array(fieldChange),
})
export type PackageRow = z.infer<typeof packageRow>

export const packageReport = reportOf(packageRow)
export type PackageCheck = z.infer<typeof packageReport>

const body = importedFile('Choose a package')

export const checkPackage = {
  method: 'POST',
  url: '/api/admin/content-package/check',
  access: 'carry content',
  summary: 'Preview a content package import, entry by entry and file by file; changes nothing',
  consumes: ['multipart/form-data'],
  body,
  response: { 200: packageReport, ...failures(413) },
} as const satisfies Endpoint

export const importPackage = {
  method: 'POST',
  url: '/api/admin/content-package',
  access: 'carry content',
  summary:
    'Import a content package as drafts, with missing pictures and documents; all or nothing',
  consumes: ['multipart/form-data'],
  body,
  response: { ...imported(packageRow), ...failures(409) },
} as const satisfies Endpoint

export const exportPackage = {
  method: 'GET',
  url: '/api/admin/content-package.tar',
  access: 'carry content',
  stepUp: true,
  writes: true,
  answers: 'application/x-tar',
  summary:
    'Export website content as it’s being edited, with its pictures and documents, as a package',
  querystring: z.object({
    type: z.optional(z.enum(contentTypeNames, 'Unknown content type')),
  }),
  response: { 200: file, ...failures(400) },
} as const satisfies Endpoint
