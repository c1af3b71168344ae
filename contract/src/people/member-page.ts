import * as z from 'zod/mini'
import { publicRichText } from '../content/rich-text/rich-text-schema.ts'
import { languageQuerystring } from '../content/translations/language-query.ts'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { member } from './faculty.ts'

/** `left` is the last day; it is sent only after that day. */
const memberPage = z.extend(member, { publications: z.optional(publicRichText) })
export type MemberPage = z.infer<typeof memberPage>

export const getMemberPage = {
  method: 'GET',
  url: '/api/faculty/pages/:slug',
  access: 'everyone',
  summary: 'Get a member’s page; previous addresses work, too',
  params: z.object({ slug: z.string() }),
  querystring: languageQuerystring,
  response: { 200: memberPage, ...failures(404) },
} as const satisfies Endpoint
