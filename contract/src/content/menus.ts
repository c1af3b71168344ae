import type { Endpoint } from '../platform/endpoint.ts'
import type { Check, CheckResult } from './check.ts'
import { choice } from './choice-field.ts'
import { type Content, singleton } from './content-type.ts'
import { type ContentData, isObject } from './data.ts'
import { linkTarget, optionalLinkTarget } from './link-target-fields.ts'
import { list } from './list-field.ts'
import { entryOf } from './rich-text/link-target.ts'
import { lineField, optionalLineField } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

const links = {
  label: lineField({ label: 'Text' }, 40),
  place: linkTarget({
    label: 'Leads to',
    help: 'A page such as /contact, or an address that begins with https:// or tel:',
  }),
}

const entriesOf = (data: ContentData) => (Array.isArray(data.menu) ? data.menu : [])

const entriesLeadSomewhere: Check = (data) =>
  entriesOf(data).flatMap((entry, index): CheckResult[] => {
    if (!isObject(entry) || entry.place || entry.courses !== 'none') return []
    if (Array.isArray(entry.links) && entry.links.length > 0) return []
    const message = 'Give this menu entry a page, or links that open under it'
    return [{ path: `menu.${index}.place`, message, level: 'stop' }]
  })

const mayBeGroup = (place: string) => place.startsWith('/courses/') || entryOf(place) !== undefined

const groupsAreNamed: Check = (data) =>
  entriesOf(data).flatMap((entry, index): CheckResult[] => {
    if (!isObject(entry) || entry.courses !== 'group') return []
    if (typeof entry.place === 'string' && mayBeGroup(entry.place.trim())) return []
    const message =
      'To list the courses of one group, link the entry to the group’s page (/courses/…)'
    return [{ path: `menu.${index}.place`, message, level: 'stop' }]
  })

/** How many letters fit in one line next to the college name at 1024 px. The gap after an entry counts as two. */
const menuLetters = 54

const menuFits: Check = (data) => {
  const labels = entriesOf(data).flatMap((entry) =>
    isObject(entry) && typeof entry.label === 'string' ? [entry.label.trim()] : [],
  )
  const letters = labels.reduce((sum, label) => sum + [...label].length + 2, 0)
  const message = 'The main menu wraps to two lines on small laptops. Use fewer or shorter words.'
  return letters > menuLetters ? [{ path: 'menu', message, level: 'warn' }] : []
}

export const menus = singleton({
  one: 'Menus and footer',
  many: 'Menus and footer',
  page: '/',
  fields: {
    menu: list(
      {
        label: 'Main menu',
        alsoCalled: 'navigation header links top',
        help: 'At the top of every page, in this order',
      },
      {
        label: lineField({ label: 'Text' }, 24),
        place: optionalLinkTarget({
          label: 'Leads to',
          help: 'A page such as /contact. Leave empty if links open under the entry',
        }),
        courses: choice({ label: 'Courses under this entry' }, [
          { value: 'none', label: 'None' },
          { value: 'all', label: 'All, by group' },
          { value: 'group', label: 'The linked group’s courses' },
        ]),
        links: list(
          { label: 'Links under this entry', help: 'Shown under the entry, in this order' },
          links,
          { most: 12 },
        ),
      },
      { least: 1, most: 8 },
    ),
    topLinks: list(
      {
        label: 'Line above the header',
        help: 'On phones the first block of the menu. Pages that aren’t public are left out',
      },
      links,
      { most: 8 },
    ),
    quickLinks: list(
      {
        label: 'Quick links',
        help: 'What most visitors come for: on the home page, the page for wrong addresses and empty searches',
      },
      { ...links, note: optionalLineField({ label: 'Small line', help: 'Under the text' }, 50) },
      { most: 6 },
    ),
    columns: list(
      {
        label: 'Footer columns',
        alsoCalled: 'bottom links quick',
        help: 'At the bottom of every page, before the address',
      },
      {
        title: lineField({ label: 'Title' }, 30),
        links: list({ label: 'Column links' }, links, { least: 1, most: 10 }),
      },
      { most: 3 },
    ),
    addressTitle: lineField({ label: 'Address heading', help: 'In the footer' }, 30),
    lastLinks: list({ label: 'Last-line links', help: 'Privacy, terms' }, links, {
      most: 6,
    }),
    lastLine: optionalLineField(
      {
        label: 'Last-line text',
        alsoCalled: 'copyright footer',
        help: 'After the years and the college name',
      },
      120,
    ),
  },
  checks: [entriesLeadSomewhere, groupsAreNamed, menuFits],
})
export type Menus = Content<typeof menus>
export type MenuEntry = Menus['menu'][number]

export const getMenus = {
  method: 'GET',
  url: '/api/content/menus',
  access: 'everyone',
  summary: 'Get the menus and footer',
  querystring: languageQuerystring,
  response: { 200: menus.shown },
} as const satisfies Endpoint
