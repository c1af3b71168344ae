import { type Endpoint, failures } from '../platform/endpoint.ts'
import type { Check, Finding } from './check.ts'
import { choice } from './choice-field.ts'
import { type Content, singleton } from './content-type.ts'
import { type ContentData, isObject } from './data.ts'
import { list } from './list-field.ts'
import { optionalPlace, place } from './place-fields.ts'
import { entryOf } from './rich-text/link-target.ts'
import { line, optionalLine } from './text-fields.ts'

const links = {
  label: line({ label: 'Words' }, 40),
  place: place({
    label: 'Leads to',
    help: 'A page such as /contact, or an address that begins with https://',
  }),
}

const entriesOf = (data: ContentData) => (Array.isArray(data.menu) ? data.menu : [])

/** Stops an entry that neither leads anywhere nor opens anything: pressing it would do nothing. */
const entriesLeadSomewhere: Check = (data) =>
  entriesOf(data).flatMap((entry, index): Finding[] => {
    if (!isObject(entry) || entry.place || entry.courses !== 'none') return []
    if (Array.isArray(entry.links) && entry.links.length > 0) return []
    const message = 'The entry leads nowhere: give it a page, or something that opens under it'
    return [{ path: `menu.${index}.place`, message, level: 'stop' }]
  })

const mayBeGroup = (place: string) => place.startsWith('/courses/') || entryOf(place) !== undefined

/** An entry that lists the courses of a group has to lead to the page of that group. */
const groupsAreNamed: Check = (data) =>
  entriesOf(data).flatMap((entry, index): Finding[] => {
    if (!isObject(entry) || entry.courses !== 'group') return []
    if (typeof entry.place === 'string' && mayBeGroup(entry.place.trim())) return []
    const message =
      'To list the courses of one group, the entry leads to its page, which begins with /courses/'
    return [{ path: `menu.${index}.place`, message, level: 'stop' }]
  })

/** Letters that fit beside the name of the college on a screen of 1024 pixels; the gap after an entry counts as two. */
const menuLetters = 54

const menuFits: Check = (data) => {
  const labels = entriesOf(data).flatMap((entry) =>
    isObject(entry) && typeof entry.label === 'string' ? [entry.label.trim()] : [],
  )
  const letters = labels.reduce((sum, label) => sum + [...label].length + 2, 0)
  const message = 'The main menu takes two lines on a small laptop: use fewer or shorter words'
  return letters > menuLetters ? [{ path: 'menu', message, level: 'warn' }] : []
}

/** What leads from every page to others: the menu at its head, and its foot. */
export const menus = singleton({
  one: 'Menus and footer',
  many: 'Menus and footer',
  page: '/',
  fields: {
    menu: list(
      { label: 'Main menu', help: 'At the head of every page, in this order' },
      {
        label: line({ label: 'Words' }, 24),
        place: optionalPlace({
          label: 'Leads to',
          help: 'A page such as /contact. It may be empty where something opens under the entry.',
        }),
        courses: choice({ label: 'Courses under it' }, [
          { value: 'none', label: 'None' },
          { value: 'all', label: 'All, group by group' },
          { value: 'group', label: 'Those of the group that it leads to' },
        ]),
        links: list(
          { label: 'Links under it', help: 'They open under the entry, in this order' },
          links,
          { most: 12 },
        ),
      },
      { least: 1, most: 8 },
    ),
    columns: list(
      { label: 'Columns of the footer', help: 'At the foot of every page, before the address' },
      {
        title: line({ label: 'Title' }, 30),
        links: list({ label: 'Links of the column' }, links, { least: 1, most: 10 }),
      },
      { most: 3 },
    ),
    addressTitle: line({ label: 'Title of the address', help: 'In the footer' }, 30),
    lastLinks: list({ label: 'Links in the last line', help: 'Privacy, terms' }, links, {
      most: 6,
    }),
    lastLine: optionalLine(
      { label: 'Words in the last line', help: 'After the years and the name of the college' },
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
  schema: {
    summary: 'The menu and the footer of every page',
    response: { 200: menus.shown, ...failures(503) },
  },
} as const satisfies Endpoint
