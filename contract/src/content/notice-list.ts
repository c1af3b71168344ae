import * as z from 'zod/mini'
import { selectionResponse } from '../platform/bulk.ts'
import { calendarMonths, type Month } from '../platform/calendar-months.ts'
import { type Endpoint, failures, instant, optionalLine } from '../platform/endpoint.ts'
import { contentEntry } from './calls.ts'
import { listPage, pageNumber, searchableTexts } from './record.ts'

/** Has a space, so it can't collide with a program code. */
export const allDepartments = 'whole college'

export const noticeStatuses = {
  public: 'Public',
  draft: 'With a draft',
  scheduled: 'Scheduled',
  asked: 'In review',
  pinned: 'Pinned',
  over: 'Archived',
} as const
export type NoticeStatus = keyof typeof noticeStatuses

export const noticeSorts = {
  dated: 'Latest date first',
  saved: 'Last edited first',
  title: 'Title A to Z',
} as const
export type NoticeSort = keyof typeof noticeSorts

export const noticeEntry = z.extend(contentEntry, {
  category: z.optional(z.string()),
  date: z.optional(instant),
})
export type NoticeEntry = z.output<typeof noticeEntry>

const filters = {
  search: searchableTexts,
  state: z.optional(z.enum(Object.keys(noticeStatuses) as NoticeStatus[], 'Unknown state')),
  category: optionalLine('Category', 100),
  /** A program code, or `whole college`. */
  department: optionalLine('Department', 100),
  /** Of the date that the list shows, in the college's time zone. */
  year: z.optional(z.string().check(z.regex(/^[12]\d{3}$/, 'Unknown year'))),
  month: z.optional(z.enum(Object.keys(calendarMonths) as Month[], 'Unknown month')),
  sort: z.optional(z.enum(Object.keys(noticeSorts) as NoticeSort[], 'Unknown order')),
}

export const selectNoticeEntries = {
  method: 'GET',
  url: '/api/admin/notices/selection',
  access: 'see content',
  summary: 'List the ids and versions of the account’s notices that match, for a bulk action',
  querystring: z.object(filters),
  response: selectionResponse,
} as const satisfies Endpoint

export const listNoticeEntries = {
  method: 'GET',
  url: '/api/admin/notices',
  access: 'see content',
  summary:
    'List the account’s notices, one page at a time; every search word must match the title or address',
  querystring: z.object({
    ...filters,
    page: pageNumber,
    /** For the link dialog: adds the public notices of others. */
    others: z.optional(z.literal('public', 'others must be public')),
  }),
  response: { 200: listPage(noticeEntry), ...failures(400) },
} as const satisfies Endpoint
