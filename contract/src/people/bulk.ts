import * as z from 'zod/mini'
import { bulkChanged, selectionOf } from '../platform/bulk.ts'
import { type Endpoint, line } from '../platform/endpoint.ts'
import { memberNotFound } from './faculty.ts'

const ids = selectionOf(z.uuid(memberNotFound))

export const alreadyInDepartment = 'Already in this department'

export const moveManyMembers = {
  method: 'POST',
  url: '/api/admin/faculty/bulk/department',
  access: 'write records',
  summary:
    'Change the department of many members, one by one under the usual rules; one rejection doesn’t stop the rest',
  body: z.object({ ids, department: line('Department', 100) }),
  response: bulkChanged,
} as const satisfies Endpoint

export const deleteManyMembers = {
  method: 'POST',
  url: '/api/admin/faculty/bulk/deletion',
  access: 'write records',
  stepUp: true,
  summary:
    'Delete many members, one by one under the usual rules; needs `verify-password` in the last 5 minutes, once for all',
  body: z.object({ ids }),
  response: bulkChanged,
} as const satisfies Endpoint
