import type { Endpoint } from '../platform/endpoint.ts'
import type { Check } from './check.ts'
import { choice } from './choice-field.ts'
import { type Content, singleton } from './content-type.ts'
import { isObject } from './data.ts'
import { optionalLinkTarget } from './link-target-fields.ts'
import { list } from './list-field.ts'
import { lineField, optionalLineField, textField } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

const sections = [
  { value: 'news', label: 'Latest news' },
  { value: 'quickLinks', label: 'Quick links' },
  { value: 'notices', label: 'Notices' },
  { value: 'events', label: 'Upcoming events' },
  { value: 'courses', label: 'Courses' },
  { value: 'welcome', label: 'Welcome and numbers' },
  { value: 'facilities', label: 'Facilities' },
] as const

/** A stored list older than a section hides it without anyone having decided so. */
const omittedSections: Check = ({ sections: listed }) => {
  const chosen = Array.isArray(listed) ? listed.filter(isObject).map(({ section }) => section) : []
  const others = sections.filter(({ value }) => !chosen.includes(value))
  if (chosen.length === 0 || others.length === 0) return []
  const names = others.map(({ label }) => label).join(', ')
  return [{ path: 'sections', message: `Hidden from visitors: ${names}`, level: 'warn' }]
}

export const home = singleton({
  one: 'Home page',
  many: 'Home page',
  page: '/',
  fields: {
    announcements: list(
      {
        label: 'Latest news',
        alsoCalled: 'ticker scrolling marquee headlines announcements',
        help: 'The news ticker under the slides, after pinned notices',
      },
      {
        text: lineField({ label: 'News' }, 95),
        place: optionalLinkTarget({ label: 'Leads to', help: 'A page such as /contact, or empty' }),
      },
      { least: 1, most: 12 },
    ),
    welcome: list(
      { label: 'Welcome' },
      { text: textField({ label: 'Paragraph' }, 10, 1500) },
      { least: 1, most: 6 },
    ),
    coursesTitle: lineField({ label: 'Courses heading' }, 60),
    aboveFacilities: optionalLineField({ label: 'Small line above Facilities' }, 40),
    aboveEvents: optionalLineField({ label: 'Small line above Events' }, 40),
    sections: list(
      {
        label: 'Sections',
        help: 'Shown under the slides in this order. Sections not listed are hidden; an empty list shows all. Notices and events next to each other share a row',
      },
      {
        section: choice({ label: 'Section' }, sections),
      },
      { most: sections.length },
    ),
  },
  checks: [omittedSections],
})
export type Home = Content<typeof home>

export const getHome = {
  method: 'GET',
  url: '/api/content/home',
  access: 'everyone',
  summary: 'Get the home page',
  querystring: languageQuerystring,
  response: { 200: home.shown },
} as const satisfies Endpoint
