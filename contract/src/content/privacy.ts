import { type Endpoint, failures } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { fillsIn } from './fills-in.ts'
import { list } from './list-field.ts'
import { figureNames, policyFields } from './policy-fields.ts'
import { line, text } from './text-fields.ts'

/** What the website keeps of people, for what, and for how long. */
export const privacy = singleton({
  one: 'Privacy',
  many: 'Privacy',
  page: '/privacy',
  fields: {
    kept: list(
      {
        label: 'What is kept',
        help: 'Names in braces, such as {sessionDays}, are figures that the website keeps to and fills in: leave them as they are. What is kept of registrations and of notices by mail can be worded anew; taken out, the words of the website stand there again',
      },
      {
        name: line({ label: 'What it is' }, 80),
        text: text({ label: 'What is kept, and for what' }, 10, 1500),
        until: text({ label: 'How long' }, 5, 600),
      },
      { least: 1, most: 30 },
    ),
    ...policyFields,
  },
  checks: [fillsIn('college', 'town', 'hours', 'address', ...figureNames)],
})
export type Privacy = Content<typeof privacy>

export const getPrivacy = {
  method: 'GET',
  url: '/api/content/privacy',
  access: 'everyone',
  schema: {
    summary: 'What the page on privacy says',
    response: { 200: privacy.shown, ...failures(503) },
  },
} as const satisfies Endpoint
