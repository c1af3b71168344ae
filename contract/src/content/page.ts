import * as z from 'zod/mini'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { switchField } from './choice-field.ts'
import { type Content, collection } from './content-type.ts'
import { richTextField } from './rich-text/rich-text-field.ts'
import { referenceNames } from './rich-text/rich-text-table.ts'
import { lineField, slug, textField } from './text-fields.ts'

const pageParts = ['heading', 'list', 'table', 'quote', 'callout', ...referenceNames] as const

export const page = collection({
  one: 'Page',
  many: 'Pages',
  page: (name) => `/pages/${name}`,
  url: '/api/content/pages',
  nameField: 'title',
  fields: {
    title: lineField({ label: 'Title' }, 100),
    slug: slug({ label: 'Address', help: 'The part after /pages/, for example hostel' }),
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
  },
})
export type Page = Content<typeof page>

export const listedPage = z.object({ title: z.string(), slug: z.string(), summary: z.string() })
export type ListedPage = z.output<typeof listedPage>

export const listPages = {
  method: 'GET',
  url: '/api/content/pages',
  access: 'everyone',
  schema: {
    summary: 'List the college’s own pages, in their order',
    response: { 200: z.array(listedPage), ...failures(503) },
  },
} as const satisfies Endpoint

export const getPage = {
  method: 'GET',
  url: '/api/content/pages/:slug',
  access: 'everyone',
  schema: {
    summary: 'Get one of the college’s own pages; previous addresses work, too',
    params: z.object({ slug: z.string() }),
    response: { 200: page.shown, ...failures(404, 503) },
  },
} as const satisfies Endpoint
