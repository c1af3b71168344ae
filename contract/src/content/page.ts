import { type Content, collection } from './content-type.ts'
import { line, slug, text } from './fields.ts'
import { prose } from './prose/prose-field.ts'

/** A page of the college about one thing: its hostel, its library, its rules. */
export const page = collection({
  one: 'Page',
  many: 'Pages',
  page: (name) => `/pages/${name}`,
  url: '/api/content/pages',
  nameField: 'title',
  fields: {
    title: line({ label: 'Title' }, 100),
    slug: slug({ label: 'Address', help: 'The last part of it: /pages/hostel' }),
    summary: text(
      { label: 'Summary', help: 'Under the title, and in search engines: one or two sentences' },
      20,
      300,
    ),
    body: prose({ label: 'Text' }, ['heading', 'list', 'table', 'quote', 'callout'], {
      least: 10,
      most: 50_000,
    }),
  },
})
export type Page = Content<typeof page>
