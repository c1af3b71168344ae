import * as z from 'zod/mini'
import { idParams } from '../content/record.ts'
import { contentUse } from '../content/use.ts'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { memberNotFound } from './faculty.ts'

export const listMemberUses = {
  method: 'GET',
  url: '/api/admin/faculty/:_id/uses',
  access: 'write records',
  summary:
    'List the texts that show a member’s card; deleting the member removes it from all of them',
  params: idParams(memberNotFound),
  response: { 200: z.object({ uses: z.array(contentUse) }), ...failures(404) },
} as const satisfies Endpoint
