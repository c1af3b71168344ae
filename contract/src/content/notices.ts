import * as z from 'zod/mini'
import { type Endpoint, failures, file, instant } from '../platform/endpoint.ts'
import { choice } from './choice-field.ts'
import { collection } from './content-type.ts'
import { isRecent, isToCome } from './day-checks.ts'
import { type FieldTexts, optionalField } from './field.ts'
import { documentNaming } from './library-fields.ts'
import { reference } from './link-target-fields.ts'
import { list } from './list-field.ts'
import { listedNoticeCategory } from './notice-categories.ts'
import { daysAreNear, hasNoticeText, isStillValid, pinEndsWithNotice } from './notice-checks.ts'
import { programCode } from './program-code.ts'
import { richTextField } from './rich-text/rich-text-field.ts'
import { referenceNames } from './rich-text/rich-text-table.ts'
import { lineField, slug } from './text-fields.ts'
import { isDay, optionalDay } from './time-fields.ts'
import { languageQuery, languageQuerystring } from './translations/language-query.ts'

/** A program code; absent: the whole college. */
const department = (words: FieldTexts) =>
  optionalField(
    'department',
    words,
    z.optional(
      z
        .string()
        .check(
          z.refine(
            (code) => code === '' || (/^[a-z\d]{1,80}$/.test(code) && programCode(code) === code),
            `${words.label}: choose a department, or the whole college`,
          ),
        ),
    ),
  )

const noticeParts = ['heading', 'list', 'table', 'quote', 'callout', ...referenceNames] as const

export const noticesPath = '/notices'

export const notice = collection({
  one: 'Notice',
  many: 'Notices',
  page: (name) => `/notices/${name}`,
  url: '/api/content/notices',
  nameField: 'title',
  order: 'newest',
  isPaged: true,
  department: ({ department: code }) => (typeof code === 'string' ? programCode(code) : ''),
  firstOf: (code) => ({ department: code }),
  lastDay: ({ validUntil }) =>
    typeof validUntil === 'string' && isDay(validUntil) ? validUntil : undefined,
  fields: {
    title: lineField(
      { label: 'Title', help: 'As it appears in lists: B.A. I semester result' },
      160,
    ),
    slug: slug({ label: 'Address', help: 'The part after /notices/' }),
    category: reference({ label: 'Category' }, 'noticeCategory'),
    department: department({
      label: 'Department',
      help: 'The notice also appears on this department’s course page',
    }),
    documents: list(
      { label: 'Documents', help: 'To read and download, in this order' },
      {
        label: lineField(
          { label: 'Label', help: 'What it contains: Timetable, law courses on page 2' },
          120,
        ),
        file: documentNaming({ label: 'File' }, 'label'),
      },
      { most: 20 },
    ),
    body: richTextField({ label: 'Text' }, noticeParts, { least: 0, most: 50_000 }),
    urgency: choice({ label: 'Urgent' }, [
      { value: 'usual', label: 'No' },
      { value: 'urgent', label: 'Yes: highlighted in lists' },
    ]),
    date: optionalDay({
      label: 'Date',
      help: 'Empty: the day it’s published',
    }),
    pinnedUntil: optionalDay({
      label: 'Pinned until',
      help: 'The last day it appears at the top of the list and in the news ticker on the home page',
    }),
    validUntil: optionalDay({
      label: 'Valid until',
      help: 'The last day before it moves to the archive. Its address stays the same',
    }),
  },
  checks: [
    hasNoticeText,
    isStillValid,
    isToCome('pinnedUntil'),
    isRecent('date'),
    pinEndsWithNotice,
    daysAreNear,
  ],
})

const publicFacts = {
  /** The notice's own date, or when it was first published. */
  publishedAt: instant,
  /** Absent if the category isn't public. */
  categoryTitle: z.optional(z.string()),
}

export const publicNotice = z.extend(notice.shown, publicFacts)
export type PublicNotice = z.output<typeof publicNotice>

export const listedNotice = z.extend(
  z.pick(notice.shown, {
    slug: true,
    title: true,
    department: true,
    urgency: true,
    pinnedUntil: true,
    validUntil: true,
  }),
  {
    ...publicFacts,
    documents: z.number(),
  },
)
export type ListedNotice = z.output<typeof listedNotice>

export const noticesPerPage = 24

export const noticesOverview = z.object({
  total: z.number(),
  notices: z.array(listedNotice),
  categories: z.array(listedNoticeCategory),
  years: z.array(z.number()),
})
export type NoticesOverview = z.infer<typeof noticesOverview>

const noSuch = (what: string) => `Unknown ${what}`
const part = (pattern: RegExp, what: string) =>
  z.optional(z.string().check(z.regex(pattern, noSuch(what))))

const filtered = {
  category: part(/^[a-z\d.-]{1,80}$/, 'category'),
  department: part(/^[a-z\d]{1,80}$/, 'department'),
}

export const listNotices = {
  method: 'GET',
  url: '/api/content/notices',
  access: 'everyone',
  summary:
    'List current notices, one page at a time, pinned ones first, then newest first; with a year, all of that year. A department includes college-wide notices',
  querystring: z.object({
    ...filtered,
    year: part(/^[12]\d{3}$/, 'year'),
    page: part(/^[1-9]\d{0,4}$/, 'page'),
    ...languageQuery,
  }),
  response: { 200: noticesOverview, ...failures(400, 404) },
} as const satisfies Endpoint

export const getNotice = {
  method: 'GET',
  url: '/api/content/notices/:slug',
  access: 'everyone',
  summary: 'Get a notice, even an archived one; previous addresses work, too',
  params: z.object({ slug: z.string() }),
  querystring: languageQuerystring,
  response: { 200: publicNotice, ...failures(404) },
} as const satisfies Endpoint

export const noticeAddress = z.pick(publicNotice, { slug: true, publishedAt: true })
export type NoticeAddress = z.output<typeof noticeAddress>

export const listNoticeAddresses = {
  method: 'GET',
  url: '/api/notices/addresses',
  access: 'everyone',
  summary: 'List the addresses of all notices, including archived ones, newest first',
  response: { 200: z.array(noticeAddress) },
} as const satisfies Endpoint

/** Newest notices on other pages, and the most in the news ticker. */
export const currentCount = 5
export const pinnedCount = 12

export const pinnedNotice = z.pick(listedNotice, { slug: true, title: true, publishedAt: true })

export const currentNotices = z.object({
  pinned: z.array(pinnedNotice),
  notices: z.array(listedNotice),
})
export type CurrentNoticeList = z.output<typeof currentNotices>

export const listCurrentNotices = {
  method: 'GET',
  url: '/api/notices/current',
  access: 'everyone',
  summary:
    'List current notices, pinned ones first: all, or a department’s with the college-wide ones',
  querystring: z.object({ department: filtered.department, ...languageQuery }),
  response: { 200: currentNotices, ...failures(400) },
} as const satisfies Endpoint

export const feedCount = 50

export const getNoticesAtom = {
  method: 'GET',
  url: '/notices.atom',
  access: 'everyone',
  answers: 'application/atom+xml',
  summary:
    'Atom feed of the newest notices: all, or those of a category, a department (with college-wide ones) or both',
  querystring: z.object(filtered),
  response: { 200: file, ...failures(400, 404) },
} as const satisfies Endpoint

export const getNoticesJson = {
  method: 'GET',
  url: '/notices.json',
  access: 'everyone',
  answers: 'application/feed+json',
  summary:
    'JSON Feed of the newest notices: all, or those of a category, a department (with college-wide ones) or both',
  querystring: z.object(filtered),
  response: { 200: file, ...failures(400, 404) },
} as const satisfies Endpoint
