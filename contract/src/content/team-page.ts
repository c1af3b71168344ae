import type { Endpoint } from '../platform/endpoint.ts'
import { allowedPlaceholders } from './allowed-placeholders.ts'
import { warnIfLong } from './checks.ts'
import { type Content, singleton } from './content-type.ts'
import { forSearchEngines } from './page-texts.ts'
import { lineField, textField } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const teamPage = singleton({
  one: 'Team page',
  many: 'Team page',
  page: '/our-team',
  fields: {
    title: lineField({ label: 'Heading' }, 60),
    intro: textField({ label: 'Introduction' }, 10, 300),
    callTitle: lineField({ label: 'Closing heading' }, 60),
    callText: textField({ label: 'Closing text' }, 10, 300),
    description: textField(forSearchEngines, 20, 300),
  },
  checks: [allowedPlaceholders('college'), warnIfLong('description', 160, 'search results')],
})
export type TeamPage = Content<typeof teamPage>

export const getTeamPage = {
  method: 'GET',
  url: '/api/content/teamPage',
  access: 'everyone',
  summary: 'Get the team page’s texts',
  querystring: languageQuerystring,
  response: { 200: teamPage.shown },
} as const satisfies Endpoint
