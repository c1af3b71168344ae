import * as z from 'zod/mini'
import { fieldChange } from '../activity.ts'
import { type Endpoint, failureBody, failures, file } from '../endpoint.ts'
import { contentTypeNames } from './types.ts'

/** The largest package, in bytes: the words of some thousand long pages. */
export const packageBytes = 32 * 1024 * 1024
export const packageTooLarge = 'The package must be 32MB or smaller'
export const packageRefused = 'Nothing was brought in: the package has faults'
export const packageUnreadable = 'This is no package of content: it cannot be read'
export const packageIsNewer = 'The package was made by a newer version of this website'

/** What becomes of one entry of a package. */
export const packageRow = z.object({
  /** What the entry is called, and of which type it is, as the panel says it. */
  name: z.string(),
  type: z.string(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'refused']),
  /** Why it cannot be brought in, one sentence each. */
  problems: z.array(z.string()),
  /** What is to be done before it can be published, and what else is good to know. */
  notes: z.array(z.string()),
  /** What it changes of what is edited now. */
  changes: z.array(fieldChange),
})
export type PackageRow = z.infer<typeof packageRow>

export const packageReport = z.object({ message: z.string(), rows: z.array(packageRow) })
export type PackageReport = z.infer<typeof packageReport>

const missing = 'Choose a package'
const body = z.object({
  file: z.file(missing).check(z.refine((sent) => sent.size > 0, missing)),
})

/** A dry run: what `importPackage` would do. */
export const checkPackage = {
  method: 'POST',
  url: '/api/admin/content-package/check',
  access: 'administrator',
  schema: {
    summary: 'Report what bringing in a package of content would do, entry by entry',
    consumes: ['multipart/form-data'],
    body,
    response: { 200: packageReport, ...failures(400, 401, 403, 413, 415, 503) },
  },
} as const satisfies Endpoint

export const importPackage = {
  method: 'POST',
  url: '/api/admin/content-package',
  access: 'administrator',
  schema: {
    summary: 'Bring in a package of content as drafts: all entries or none',
    consumes: ['multipart/form-data'],
    body,
    response: {
      200: packageReport,
      // Without rows when the file could not be read as a package.
      400: z.extend(failureBody, { rows: z.optional(z.array(packageRow)) }),
      ...failures(401, 403, 409, 413, 415, 503),
    },
  },
} as const satisfies Endpoint

export const exportPackage = {
  method: 'GET',
  url: '/api/admin/content-package.json',
  access: 'administrator',
  writes: true,
  answers: 'application/json',
  schema: {
    summary: 'What the college writes itself, as it is edited now, as a package',
    querystring: z.object({
      type: z.optional(z.enum(contentTypeNames, 'There is no such type of content')),
    }),
    response: { 200: file, ...failures(400, 401, 403, 503) },
  },
} as const satisfies Endpoint
