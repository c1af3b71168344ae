import * as z from 'zod/mini'
import { type Endpoint, failures, instant, optionalLine } from '../platform/endpoint.ts'
import { contentEntry } from './calls.ts'
import { listPage, pageNumber, searchedWords } from './record.ts'

/** What the filter of departments calls those of the whole college; no program code has a space. */
export const wholeCollege = 'whole college'

/** What the panel's list of notices is narrowed to. */
export const noticeStates = {
  public: 'Public',
  draft: 'With a draft',
  scheduled: 'Scheduled',
  asked: 'In review',
  pinned: 'Pinned',
  over: 'Archived',
} as const
export type NoticeState = keyof typeof noticeStates

/** What it is ordered by; it begins with the first one. */
export const noticeSorts = {
  dated: 'Newest date first',
  saved: 'Last edited first',
  title: 'Title A to Z',
} as const
export type NoticeSort = keyof typeof noticeSorts

/** A notice in the panel's list. */
export const noticeEntry = z.extend(contentEntry, {
  /** The id of its category; absent where it names none. */
  category: z.optional(z.string()),
  /** Its date, or when visitors first saw it. */
  date: z.optional(instant),
})
export type NoticeEntry = z.output<typeof noticeEntry>

export const listNoticeEntries = {
  method: 'GET',
  url: '/api/admin/notices',
  access: 'see content',
  schema: {
    summary:
      'List the account’s notices, one page at a time; every search word must match the title or address',
    querystring: z.object({
      search: searchedWords,
      state: z.optional(z.enum(Object.keys(noticeStates) as NoticeState[], 'Unknown state')),
      /** The id of a category. */
      category: optionalLine('Category', 100),
      /** A program code, or `whole college`. */
      department: optionalLine('Department', 100),
      sort: z.optional(z.enum(Object.keys(noticeSorts) as NoticeSort[], 'Unknown order')),
      page: pageNumber,
      /** For whoever sets a link: besides, what visitors see of notices of others. */
      others: z.optional(z.literal('public', 'others must be public')),
    }),
    response: { 200: listPage(noticeEntry), ...failures(400, 401, 403, 503) },
  },
} as const satisfies Endpoint
