import { type Endpoint, failures } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { oldestFirst } from './list-checks.ts'
import { list } from './list-field.ts'
import { place } from './place-fields.ts'
import { line, optionalLine, text, year } from './text-fields.ts'

const paragraphs = { text: text({ label: 'Paragraph' }, 10, 3000) }

/** What the page about the college says. */
export const about = singleton({
  one: 'About the college',
  many: 'About the college',
  page: '/about',
  fields: {
    history: list({ label: 'Our History' }, paragraphs, { least: 1, most: 12 }),
    affiliation: list({ label: 'Affiliation and Programmes' }, paragraphs, { least: 1, most: 12 }),
    values: list(
      { label: 'What We Stand For' },
      { name: line({ label: 'Value' }, 60), text: text({ label: 'What it means' }, 10, 600) },
      { least: 1, most: 8 },
    ),
    aboveValues: optionalLine({ label: 'Small line above what we stand for' }, 40),
    milestones: list(
      { label: 'Year by Year', help: 'Oldest first' },
      { year: year({ label: 'Year' }), text: text({ label: 'What happened' }, 5, 300) },
      { least: 1, most: 40 },
    ),
    invitationTitle: line({ label: 'Heading at the end' }, 60),
    invitation: text({ label: 'Words at the end', help: 'What to read next' }, 10, 300),
    invitationLabel: line({ label: 'Button at the end' }, 40),
    invitationPlace: place({ label: 'Where the button leads' }),
  },
  checks: [oldestFirst('milestones', 'year')],
})
export type About = Content<typeof about>

export const getAbout = {
  method: 'GET',
  url: '/api/content/about',
  access: 'everyone',
  schema: {
    summary: 'What the page about the college says',
    response: { 200: about.shown, ...failures(503) },
  },
} as const satisfies Endpoint
