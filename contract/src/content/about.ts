import type { Endpoint } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { linkTarget } from './link-target-fields.ts'
import { oldestFirst } from './list-checks.ts'
import { list } from './list-field.ts'
import { lineField, optionalLineField, textField, year } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

const paragraphs = { text: textField({ label: 'Paragraph' }, 10, 3000) }

export const about = singleton({
  one: 'About the college',
  many: 'About the college',
  page: '/about',
  fields: {
    history: list({ label: 'Our History', alsoCalled: 'story about founding' }, paragraphs, {
      least: 1,
      most: 12,
    }),
    affiliation: list({ label: 'Affiliation and Programmes' }, paragraphs, { least: 1, most: 12 }),
    values: list(
      { label: 'What We Stand For' },
      {
        name: lineField({ label: 'Value' }, 60),
        text: textField({ label: 'Explanation' }, 10, 600),
      },
      { least: 1, most: 8 },
    ),
    aboveValues: optionalLineField({ label: 'Small line above “What We Stand For”' }, 40),
    milestones: list(
      { label: 'Year by Year', alsoCalled: 'timeline milestones', help: 'Oldest first' },
      { year: year({ label: 'Year' }), text: textField({ label: 'What happened' }, 5, 300) },
      { least: 1, most: 40 },
    ),
    invitationTitle: lineField({ label: 'Closing heading' }, 60),
    invitation: textField(
      { label: 'Closing text', help: 'Tell readers where to go next' },
      10,
      300,
    ),
    invitationLabel: lineField({ label: 'Closing button' }, 40),
    invitationPlace: linkTarget({ label: 'Button link' }),
  },
  checks: [oldestFirst('milestones', 'year')],
})
export type About = Content<typeof about>

export const getAbout = {
  method: 'GET',
  url: '/api/content/about',
  access: 'everyone',
  summary: 'Get the About page',
  querystring: languageQuerystring,
  response: { 200: about.shown },
} as const satisfies Endpoint
