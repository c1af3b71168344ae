import type { CollectionName } from 'contract/content/types'
import type { RecordName } from 'contract/records'

type Page = {
  /** Its address; `:name` stands for a parameter. */
  path: `/${string}`
  frame: 'site' | 'panel'
  /** Named to search engines in the sitemap, left to be found, or closed to their crawlers. */
  search: 'listed' | 'found' | 'closed'
  /** Query parameters that change what it shows, in the order of their one spelling: `spellings.ts` says what each may be. */
  query?: readonly string[]
  /** The kind of record that it lists, by whose name links to it are chosen. */
  showsAll?: RecordName
  /** The kind of record of which it shows one, by the id in its address. */
  showsOne?: RecordName
  /** The type of content of which it shows one entry, by the slug in its address. */
  showsEntry?: CollectionName
  /**
   * Its parameter is for one reader only, and no log names it: all such addresses share one page, or each has its own,
   * which is drawn for whoever asks and not kept.
   */
  isSecret?: 'shared' | 'own'
  /** It may use the camera, which every other page is denied. */
  usesCamera?: true
}

/**
 * Every page, by the name of its file in `routes/`. What else needs to know pages reads it from here: addresses, what is
 * loaded, the sitemap, the rules for crawlers, the one spelling of an address, journeys and benches.
 */
export const paths = {
  home: {
    path: '/',
    frame: 'site',
    search: 'listed',
  },
  about: {
    path: '/about',
    frame: 'site',
    search: 'listed',
  },
  'course-group': {
    path: '/courses/:courseType',
    frame: 'site',
    search: 'listed',
    showsEntry: 'courseGroup',
  },
  course: {
    path: '/course/:courseId',
    frame: 'site',
    search: 'listed',
    showsEntry: 'course',
    query: ['teacher'],
  },
  events: {
    path: '/events',
    frame: 'site',
    search: 'listed',
    showsAll: 'events',
    query: ['q', 'category', 'department', 'year', 'month', 'status', 'order', 'page'],
  },
  'events-month': {
    path: '/events/month/:month',
    frame: 'site',
    search: 'found',
    query: ['category', 'department'],
  },
  notices: {
    path: '/notices',
    frame: 'site',
    search: 'listed',
    query: ['category', 'department', 'year', 'page'],
  },
  notice: { path: '/notices/:slug', frame: 'site', search: 'listed', showsEntry: 'notice' },
  subscriptions: { path: '/subscriptions', frame: 'site', search: 'listed', query: ['said'] },
  subscription: {
    path: '/subscriptions/:token',
    frame: 'site',
    search: 'closed',
    isSecret: 'own',
    query: ['said'],
  },
  registrations: {
    path: '/registrations',
    frame: 'site',
    search: 'closed',
    query: ['said', 'event'],
  },
  registration: {
    path: '/registrations/:token',
    frame: 'site',
    search: 'closed',
    isSecret: 'own',
    query: ['said'],
  },
  team: {
    path: '/our-team',
    frame: 'site',
    search: 'listed',
    query: ['q'],
  },
  member: { path: '/team/:name', frame: 'site', search: 'listed' },
  contact: {
    path: '/contact',
    frame: 'site',
    search: 'listed',
    query: ['about', 'said', 'number'],
  },
  search: { path: '/search', frame: 'site', search: 'found', query: ['q', 'kind', 'page'] },
  disclosure: { path: '/disclosure', frame: 'site', search: 'listed' },
  'disclosure-print': { path: '/disclosure/print', frame: 'site', search: 'closed' },
  verify: { path: '/verify', frame: 'site', search: 'found' },
  certificate: { path: '/verify/:code', frame: 'site', search: 'closed', isSecret: 'own' },
  page: { path: '/pages/:slug', frame: 'site', search: 'listed' },
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
    isSecret: 'shared',
  },
  account: { path: '/account', frame: 'site', search: 'found' },
  'admin-login': { path: '/adminlogin', frame: 'panel', search: 'closed' },
  'admin-forgot-password': { path: '/adminlogin/forgot', frame: 'panel', search: 'closed' },
  'admin-reset-password': { path: '/adminlogin/reset', frame: 'panel', search: 'closed' },
  'admin-invitation': { path: '/adminlogin/invitation', frame: 'panel', search: 'closed' },
  'admin-check-in': { path: '/checkin', frame: 'panel', search: 'closed', usesCamera: true },
  admin: { path: '/admin', frame: 'panel', search: 'closed' },
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
/** Those of them that visitors find. */
export type FoundPageId = {
  [Id in PlainPageId]: Paths[Id] extends { frame: 'site'; search: 'listed' | 'found' } ? Id : never
}[PlainPageId]
/** The pages that list records. */
export type ListPageId = {
  [Id in PageId]: Paths[Id] extends { showsAll: RecordName } ? Id : never
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
