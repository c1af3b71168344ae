import * as z from 'zod/mini'
import { type Endpoint, failures } from '../endpoint.ts'
import { memberNotFound } from '../faculty.ts'
import { idParams } from '../record.ts'
import { contentUse } from './use.ts'

export const listMemberUses = {
  method: 'GET',
  url: '/api/admin/faculty/:_id/uses',
  access: 'write records',
  schema: {
    summary: 'Where texts show a member: a deletion takes the card out of all of them',
    params: idParams(memberNotFound),
    response: { 200: z.object({ uses: z.array(contentUse) }), ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint
