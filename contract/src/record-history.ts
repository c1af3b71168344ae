import * as z from 'zod/mini'
import { idParams } from './content/record.ts'
import { activityActions, fieldChange } from './platform/activity.ts'
import { type Endpoint, failures, instant } from './platform/endpoint.ts'
import { forEachRecord, records } from './records.ts'

export const versionGone = 'This version is no longer stored.'

const recordVersion = z.object({
  _id: z.string(),
  author: z.string(),
  /** Of a profile change that the author sent. */
  approvedBy: z.optional(z.string()),
  savedAt: instant,
  action: z.enum(activityActions),
  /** Long texts are shortened to the part that differs. */
  changes: z.array(fieldChange),
})
export type RecordVersion = z.infer<typeof recordVersion>

export const listVersions = forEachRecord((subject) => {
  const { naming, messages } = records[subject]
  return {
    method: 'GET',
    url: `/api/admin/${subject}/:_id/history`,
    access: 'write records',
    summary: `List the last 50 versions of ${naming.one}, newest first, with their changes`,
    params: idParams(messages.notFound),
    response: { 200: z.object({ versions: z.array(recordVersion) }), ...failures(404) },
  } as const satisfies Endpoint
})

export const getVersion = forEachRecord((subject) => {
  const { naming, messages } = records[subject]
  return {
    method: 'GET',
    url: `/api/admin/${subject}/:_id/history/:versionId`,
    access: 'write records',
    summary: `Get the texts of an earlier version of ${naming.one}, to fill in its form`,
    params: z.extend(idParams(messages.notFound), { versionId: z.uuid(versionGone) }),
    response: {
      /** By field. Without pictures, and without contact details that were empty then. */
      200: z.object({ texts: z.record(z.string(), z.string()) }),
      ...failures(404),
    },
  } as const satisfies Endpoint
})
