import * as z from 'zod/mini'
import { rejectedEntry } from '../platform/bulk.ts'
import { type Endpoint, failures, messageBody } from '../platform/endpoint.ts'
import { recordNames } from '../records.ts'

export const undoImportDays = 30

export const importGone = `This import can’t be undone. Imports can be undone for ${undoImportDays} days.`
export const importUndone = 'This import has already been undone'
export const changedSinceImport = 'Changed since the import'
export const deletedSinceImport = 'Deleted since the import'
export const peopleRegisteredSince = 'People have registered'

/** More are counted, but not named. */
export const maxSkippedListed = 200

const undoing = {
  deleted: z.number(),
  restored: z.number(),
  kept: z.number(),
  /** The first of them. */
  keptEntries: z.array(rejectedEntry),
}

const params = z.object({ _id: z.uuid(importGone) })

export const previewUndoImport = {
  method: 'GET',
  url: '/api/admin/imports/:_id',
  access: 'carry records',
  summary: 'Preview what undoing an import would delete, restore and keep',
  params,
  response: {
    200: z.object({ subject: z.enum(recordNames), file: z.string(), ...undoing }),
    ...failures(404, 409),
  },
} as const satisfies Endpoint

export const undoImport = {
  method: 'POST',
  url: '/api/admin/imports/:_id/undo',
  access: 'carry records',
  summary:
    'Undo an import: deletes what it added and restores what it changed, except rows changed since',
  params,
  response: { 200: z.extend(messageBody, undoing), ...failures(404, 409, 415) },
} as const satisfies Endpoint
