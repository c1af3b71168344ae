import type { Endpoint } from '../platform/endpoint.ts'
import { allowedPlaceholders } from './allowed-placeholders.ts'
import { warnIfLong } from './checks.ts'
import { type Content, singleton } from './content-type.ts'
import { forSearchEngines } from './page-texts.ts'
import { lineField, textField } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const contactPage = singleton({
  one: 'Contact page',
  many: 'Contact page',
  page: '/contact',
  fields: {
    title: lineField({ label: 'Heading' }, 60),
    intro: textField({ label: 'Introduction' }, 10, 300),
    headsIntro: textField({ label: 'Heading above the department heads' }, 10, 300),
    description: textField(forSearchEngines, 20, 300),
  },
  checks: [allowedPlaceholders('college'), warnIfLong('description', 160, 'search results')],
})
export type ContactPage = Content<typeof contactPage>

export const getContactPage = {
  method: 'GET',
  url: '/api/content/contactPage',
  access: 'everyone',
  summary: 'Get the contact page’s texts',
  querystring: languageQuerystring,
  response: { 200: contactPage.shown },
} as const satisfies Endpoint
