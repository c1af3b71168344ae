import * as z from 'zod/mini'
import { type Endpoint, failures, file } from '../platform/endpoint.ts'
import type { Check } from './check.ts'
import { choice, switchField } from './choice-field.ts'
import { type Content, collection } from './content-type.ts'
import { course } from './courses.ts'
import { list } from './list-field.ts'
import { richTextField } from './rich-text/rich-text-field.ts'
import { referenceNames } from './rich-text/rich-text-table.ts'
import { lineField, slug, textField } from './text-fields.ts'
import { optionalDay, requiredDay } from './time-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

const pageParts = ['heading', 'list', 'table', 'quote', 'callout', ...referenceNames] as const

/** `/pages/<slug>.ics` is a page's calendar. */
const leadsToPage: Check = ({ slug }) =>
  typeof slug === 'string' && slug.endsWith('.ics')
    ? [{ path: 'slug', message: 'Address can’t end with .ics, like a calendar', level: 'stop' }]
    : []

export const page = collection({
  one: 'Page',
  many: 'Pages',
  page: (name) => `/pages/${name}`,
  url: '/api/content/pages',
  nameField: 'title',
  fields: {
    title: lineField({ label: 'Title' }, 100),
    slug: slug({ label: 'Address', help: 'The part after /pages/, such as hostel' }),
    summary: textField(
      { label: 'Summary', help: 'Under the title and in search results: one or two sentences' },
      20,
      300,
    ),
    body: richTextField({ label: 'Text' }, pageParts, {
      least: 10,
      most: 50_000,
    }),
    isStory: switchField({
      label: 'Story',
      help: 'For a portrait or a report: large quotations, and tables as large figures',
    }),
    days: list(
      {
        label: 'Calendar',
        help: 'Days above the text, month by month, which readers can add to their own calendar',
      },
      {
        from: requiredDay({ label: 'Day' }),
        until: optionalDay({ label: 'Last day', help: 'If it lasts several days' }),
        name: lineField({ label: 'What happens' }, 120),
      },
      { most: 200, startsEmpty: true },
    ),
    courseTable: choice(
      { label: 'Table of all courses', help: 'Above the text, filled in from the courses' },
      [
        { value: 'none', label: 'None' },
        { value: 'fees', label: 'Fees by year' },
        { value: 'admission', label: 'Seats, who may apply, and dates' },
        { value: 'cutOffs', label: 'Cut-off of the last three years' },
      ],
    ),
  },
  checks: [leadsToPage],
})

export const tabulatedCourse = z.pick(course.shown, {
  slug: true,
  title: true,
  eligibility: true,
  seats: true,
  opensOn: true,
  closesOn: true,
  fees: true,
  feesAsOf: true,
  intakes: true,
})
export type TabulatedCourse = z.output<typeof tabulatedCourse>

/** With the courses that its table shows. */
export const publicPage = z.extend(page.shown, { courses: z.optional(z.array(tabulatedCourse)) })
export type PageDay = Page['days'][number]
export type PublicPage = z.output<typeof publicPage>
export type Page = Content<typeof page>

export const listedPage = z.object({ title: z.string(), slug: z.string(), summary: z.string() })
export type ListedPage = z.output<typeof listedPage>

export const listPages = {
  method: 'GET',
  url: '/api/content/pages',
  access: 'everyone',
  summary: 'List the college’s own pages, in their order',
  querystring: languageQuerystring,
  response: { 200: z.array(listedPage) },
} as const satisfies Endpoint

export const getPage = {
  method: 'GET',
  url: '/api/content/pages/:slug',
  access: 'everyone',
  summary: 'Get one of the college’s own pages; previous addresses work, too',
  params: z.object({ slug: z.string() }),
  querystring: languageQuerystring,
  response: { 200: publicPage, ...failures(404) },
} as const satisfies Endpoint

export const getPageCalendar = {
  method: 'GET',
  url: '/pages/:slug.ics',
  access: 'everyone',
  answers: 'text/calendar',
  summary: 'Subscribe to the days of one of the college’s own pages',
  params: z.object({ slug: z.string() }),
  response: { 200: file, ...failures(404) },
} as const satisfies Endpoint
