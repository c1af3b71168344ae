import { courseGroupList, courseList } from 'college/course-list'
import type { RecordName } from 'contract/records'

/** A link to a page in a list of links. */
type Listing = {
  /** Its place in the list. */
  at: number
  /** When it is called otherwise there. */
  label?: string
  /** The part of the page that it leads to. */
  part?: string
}

type Page = {
  /** Its address; `:name` stands for a parameter. */
  path: `/${string}`
  frame: 'site' | 'panel'
  /** Named to search engines in the sitemap, left to be found, or closed to their crawlers. */
  search: 'listed' | 'found' | 'closed'
  label?: string
  menu?: Listing
  footer?: Listing
  /** On the screens of whoever found no page. */
  lost?: Listing
  /** Where the values of its parameters are known beforehand: all such pages. */
  each?: readonly { params: Record<string, string>; label: string }[]
  /** Query parameters that change what it shows, in the order of their one spelling: `spellings.ts` says what each may be. */
  query?: readonly string[]
  /** The kind of record of which it shows one, by the id in its address. */
  showsOne?: RecordName
  /** Its parameter is for one reader only: all such addresses share one page, and no log names it. */
  isSecret?: true
  /** Whoever has not signed in to the panel is led elsewhere. */
  isClosedToVisitors?: true
}

/**
 * Every page, by the name of its file in `routes/`. What else needs to know pages reads it from here: addresses, what is
 * loaded, menus, the sitemap, the rules for crawlers, the one spelling of an address, journeys and benches.
 */
export const paths = {
  home: {
    path: '/',
    frame: 'site',
    search: 'listed',
    label: 'Home',
    menu: { at: 1 },
    footer: { at: 2, label: 'Facilities', part: 'facilities' },
  },
  about: {
    path: '/about',
    frame: 'site',
    search: 'listed',
    label: 'About',
    menu: { at: 2 },
    footer: { at: 1, label: 'About the college' },
  },
  'course-group': {
    path: '/courses/:courseType',
    frame: 'site',
    search: 'listed',
    lost: { at: 1 },
    each: courseGroupList.map(({ type, title }) => ({
      params: { courseType: type },
      label: title,
    })),
  },
  course: {
    path: '/course/:courseId',
    frame: 'site',
    search: 'listed',
    each: courseList.map(({ id, title }) => ({ params: { courseId: id }, label: title })),
    query: ['teacher'],
  },
  events: {
    path: '/events',
    frame: 'site',
    search: 'listed',
    label: 'Events',
    menu: { at: 4 },
    footer: { at: 4 },
    lost: { at: 2 },
    query: ['status', 'order', 'page'],
  },
  team: {
    path: '/our-team',
    frame: 'site',
    search: 'listed',
    label: 'Our Team',
    menu: { at: 5 },
    footer: { at: 3 },
    lost: { at: 3 },
    query: ['q'],
  },
  contact: {
    path: '/contact',
    frame: 'site',
    search: 'listed',
    label: 'Contact',
    menu: { at: 3 },
    lost: { at: 4 },
    query: ['about'],
  },
  privacy: { path: '/privacy', frame: 'site', search: 'listed' },
  terms: { path: '/terms', frame: 'site', search: 'listed' },
  event: { path: '/event/:eventId', frame: 'site', search: 'listed', showsOne: 'events' },
  login: { path: '/login', frame: 'site', search: 'found' },
  signup: { path: '/signup', frame: 'site', search: 'found' },
  'verify-email': { path: '/verify-email', frame: 'site', search: 'closed' },
  'forgot-password': { path: '/forgot-password', frame: 'site', search: 'found' },
  'reset-password': {
    path: '/reset-password/:token',
    frame: 'site',
    search: 'closed',
    isSecret: true,
  },
  account: { path: '/account', frame: 'site', search: 'found' },
  'admin-login': { path: '/adminlogin', frame: 'panel', search: 'closed' },
  'admin-forgot-password': { path: '/adminlogin/forgot', frame: 'panel', search: 'closed' },
  'admin-reset-password': { path: '/adminlogin/reset', frame: 'panel', search: 'closed' },
  admin: { path: '/admin', frame: 'panel', search: 'closed', isClosedToVisitors: true },
} as const satisfies Record<string, Page>

type Paths = typeof paths
export type PageId = keyof Paths

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
/** The parameters in the address of a page. */
export type ParameterName<Id extends PageId> = NamesIn<Paths[Id]['path']>
/** The pages that have none. */
export type PlainPageId = {
  [Id in PageId]: [ParameterName<Id>] extends [never] ? Id : never
}[PageId]
/** The pages that show one record. */
export type RecordPageId = {
  [Id in PageId]: Paths[Id] extends { showsOne: RecordName } ? Id : never
}[PageId]
/** The query parameters of a page. */
export type QueryName<Id extends PageId> = Paths[Id] extends {
  query: readonly (infer Name extends string)[]
}
  ? Name
  : never

export type PageEntry = Page & { id: PageId }
/** Every page, for what does not ask which. */
export const pages: readonly PageEntry[] = pageIds().map((id) => ({
  id,
  ...paths[id],
}))

function pageIds(): PageId[] {
  const isPage = (name: string): name is PageId => name in paths
  return Object.keys(paths).filter(isPage)
}
