import { type Endpoint, failures } from '../platform/endpoint.ts'
import type { Check } from './check.ts'
import { choice } from './choice-field.ts'
import { type Content, singleton } from './content-type.ts'
import { isObject } from './data.ts'
import { list } from './list-field.ts'
import { optionalPlace } from './place-fields.ts'
import { line, optionalLine, text } from './text-fields.ts'

/** The sections below the slides, in their default order. */
const sections = [
  { value: 'news', label: 'Latest news' },
  { value: 'welcome', label: 'Welcome and numbers' },
  { value: 'notices', label: 'Notices' },
  { value: 'courses', label: 'Courses' },
  { value: 'facilities', label: 'Facilities' },
  { value: 'events', label: 'Upcoming events' },
] as const

/** Warns of sections that are left out: a list that is older than a section does so without anybody having decided it. */
const tellsWhatIsLeftOut: Check = ({ sections: listed }) => {
  const chosen = Array.isArray(listed) ? listed.filter(isObject).map(({ section }) => section) : []
  const others = sections.filter(({ value }) => !chosen.includes(value))
  if (chosen.length === 0 || others.length === 0) return []
  const names = others.map(({ label }) => label).join(', ')
  return [{ path: 'sections', message: `Visitors do not see: ${names}`, level: 'warn' }]
}

/** What the home page says besides its slides and facilities. */
export const home = singleton({
  one: 'Home page',
  many: 'Home page',
  page: '/',
  fields: {
    announcements: list(
      {
        label: 'Latest news',
        help: 'The line of news under the slides, after notices that are pinned',
      },
      {
        text: line({ label: 'News' }, 95),
        place: optionalPlace({ label: 'Leads to', help: 'A page such as /contact, or nothing' }),
      },
      { least: 1, most: 12 },
    ),
    welcome: list(
      { label: 'Welcome' },
      { text: text({ label: 'Paragraph' }, 10, 1500) },
      { least: 1, most: 6 },
    ),
    coursesTitle: line({ label: 'Heading of the courses' }, 60),
    aboveFacilities: optionalLine({ label: 'Small line above the facilities' }, 40),
    aboveEvents: optionalLine({ label: 'Small line above the events' }, 40),
    sections: list(
      {
        label: 'Sections',
        help: 'Under the slides, in this order. What is not in the list is left out; an empty list shows all of them',
      },
      {
        section: choice({ label: 'Section' }, sections),
      },
      { most: 6 },
    ),
  },
  checks: [tellsWhatIsLeftOut],
})
export type Home = Content<typeof home>

export const getHome = {
  method: 'GET',
  url: '/api/content/home',
  access: 'everyone',
  schema: {
    summary: 'What the home page says',
    response: { 200: home.shown, ...failures(503) },
  },
} as const satisfies Endpoint
