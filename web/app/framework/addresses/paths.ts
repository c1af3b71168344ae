import type { CollectionName } from 'contract/content/types'
import type { RecordName } from 'contract/records'

type Page = {
  path: `/${string}`
  frame: 'site' | 'panel'
  /** `listed` in the sitemap, `found` by links, or `closed` to crawlers. */
  search: 'listed' | 'found' | 'closed'
  /** In canonical order; `url-variants.ts` has the allowed values. */
  query?: readonly string[]
  showsAll?: RecordName
  showsOne?: RecordName
  showsEntry?: CollectionName
  /**
   * The parameter is a secret and never logged. `shared`: one document serves all; `own`: rendered
   * per request, not cached.
   */
  isSecret?: 'shared' | 'own'
  /** The camera permission; denied on every other page. */
  usesCamera?: true
}

/**
 * The single source for URLs, loading, the sitemap, robots.txt, canonical URLs, journeys and
 * benches. Keys are file names in `routes/`.
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
  subscriptions: {
    path: '/subscriptions',
    frame: 'site',
    search: 'listed',
    query: ['said'],
  },
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
  search: {
    path: '/search',
    frame: 'site',
    search: 'found',
    query: ['q', 'kind', 'page'],
  },
  disclosure: { path: '/disclosure', frame: 'site', search: 'listed' },
  'disclosure-print': { path: '/disclosure/print', frame: 'site', search: 'closed' },
  verify: { path: '/verify', frame: 'site', search: 'found' },
  certificate: { path: '/verify/:code', frame: 'site', search: 'closed', isSecret: 'own' },
  page: { path: '/pages/:slug', frame: 'site', search: 'listed' },
  privacy: { path: '/privacy', frame: 'site', search: 'listed' },
  terms: { path: '/terms', frame: 'site', search: 'listed' },
  event: { path: '/event/:eventId', frame: 'site', search: 'listed', showsOne: 'events' },
  login: {
    path: '/login',
    frame: 'site',
    search: 'found',
    query: ['event'],
  },
  signup: { path: '/signup', frame: 'site', search: 'found', query: ['event'] },
  'verify-email': { path: '/verify-email', frame: 'site', search: 'closed', query: ['event'] },
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
export type ParameterName<Id extends PageId> = NamesIn<Paths[Id]['path']>
export type PlainPageId = {
  [Id in PageId]: [ParameterName<Id>] extends [never] ? Id : never
}[PageId]
export type SearchablePageId = {
  [Id in PlainPageId]: Paths[Id] extends { frame: 'site'; search: 'listed' | 'found' } ? Id : never
}[PlainPageId]
export type ListPageId = {
  [Id in PageId]: Paths[Id] extends { showsAll: RecordName } ? Id : never
}[PageId]
export type RecordPageId = {
  [Id in PageId]: Paths[Id] extends { showsOne: RecordName } ? Id : never
}[PageId]
export type QueryName<Id extends PageId> = Paths[Id] extends {
  query: readonly (infer Name extends string)[]
}
  ? Name
  : never

export type PageEntry = Page & { id: PageId }
/** Marked as pure, so that islands, which need only the paths, don't contain it. */
export const pages: readonly PageEntry[] = /* @__PURE__ */ pageEntries()

function pageEntries(): PageEntry[] {
  const isPage = (name: string): name is PageId => name in paths
  return Object.keys(paths)
    .filter(isPage)
    .map((id) => ({ id, ...paths[id] }))
}
