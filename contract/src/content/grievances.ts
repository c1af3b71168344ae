import { type Endpoint, failures } from '../endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { list } from './list-field.ts'
import { line, optionalLine, text } from './text-fields.ts'

/** Whom a student turns to with a complaint. */
export const grievances = singleton({
  one: 'Grievances',
  many: 'Grievances',
  page: '/grievances',
  fields: {
    summary: text({ label: 'Summary', help: 'Under the title, and in search engines' }, 20, 300),
    members: list(
      { label: 'Committee' },
      {
        name: line({ label: 'Name' }, 80),
        role: line({ label: 'Role' }, 80),
        phone: optionalLine({ label: 'Telephone' }, 40),
      },
      { least: 1, most: 20 },
    ),
  },
})
export type Grievances = Content<typeof grievances>

export const getGrievances = {
  method: 'GET',
  url: '/api/content/grievances',
  access: 'everyone',
  schema: {
    summary: 'What the page on grievances says',
    response: { 200: grievances.shown, ...failures(503) },
  },
} as const satisfies Endpoint
