import * as z from 'zod/mini'
import { idParams } from './content/record.ts'
import { type Endpoint, failures } from './platform/endpoint.ts'
import { forEachRecord, records } from './records.ts'

export const markRecordPresence = forEachRecord((subject) => {
  const { naming, messages } = records[subject]
  return {
    method: 'POST',
    url: `/api/admin/${subject}/:_id/presence`,
    access: 'write records',
    summary: `Report that the form of ${naming.one} is open; get who else has it open`,
    params: idParams(messages.notFound),
    response: { 200: z.object({ editors: z.array(z.string()) }), ...failures(404, 415) },
  } as const satisfies Endpoint
})
