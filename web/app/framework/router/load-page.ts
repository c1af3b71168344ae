import type { QueryClient } from '@tanstack/react-query'
import type { LanguageCode } from 'college/languages'
import type { Catalogue } from 'contract/content/catalogue'
import { getPageLanguages, typesByPath } from 'contract/content/translations/page-languages'
import { findMessageTopic, readEventId } from 'contract/messaging/message-topics'
import { ApiError, type Call, createClient } from 'contract/platform/client'
import { isListed } from '#app/data/faculty'
import { createQueryClient, type DeliveredQuery, type QueryFailure } from '#app/data/query-client'
import type { Delivered } from '#app/framework/delivery/delivered'
import type { PageContext } from '#app/framework/entries/page-context'
import { matchPage } from '../addresses/match-page.ts'
import { isMissable } from '../addresses/missable.ts'
import { isVariant, movedEntry, movedPage } from '../addresses/moved-address.ts'
import type { PageEntry } from '../addresses/paths.ts'
import { queryReaderOf } from '../addresses/requested.ts'
import { callIn } from './call-in.ts'
import { loadAlerts, loadCatalogue, loadCollege, loadMenus } from './load-frame.ts'
import { type PageQuery, pageQueries } from './loads.ts'

/** `brief` for queries anyone can make up; `none` for pages with one reader. */
export type Caching = 'long' | 'brief' | 'none'

export type LoadedPage = {
  location: string | undefined
  status: number
  isMissing: boolean
  caching: Caching
  /** The frame's inputs: of the time, only the day. */
  frame: Delivered
  delivered: Delivered
  /** Languages other than English that all of its main text is in. */
  languages: readonly string[]
}

type LoadContext = Omit<PageContext, 'isKnown' | 'pause' | 'onError'> & { language?: LanguageCode }

const notFound = 404
const serverError = 500

type Status = DeliveredQuery | QueryFailure

const fetchWith =
  (queryClient: QueryClient) =>
  ({ queryKey, queryFn }: PageQuery): Promise<Status> =>
    queryClient.fetchQuery({ queryKey, queryFn }).then(
      (data): DeliveredQuery => ({ queryKey, data }),
      (error: unknown): QueryFailure => {
        const { status, message } =
          error instanceof ApiError ? error : { status: serverError, message: '' }
        return { queryKey, status, message }
      },
    )

const isMissing = (status: Status) => 'status' in status && status.status === notFound

export async function loadPage(
  url: URL,
  { send, now, isMissing: isForMissing = false, language = 'en', ...site }: LoadContext,
): Promise<LoadedPage> {
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const call = callIn(language, send)
  const match = matchPage(url.pathname)
  const [college, menus, catalogue, alerts] = await Promise.all([
    loadCollege(call),
    loadMenus(call),
    loadCatalogue(call),
    match?.page.frame === 'panel' ? [] : loadAlerts(call),
  ])
  const { rejectedForm, ...forAll } = { college, menus, catalogue, ...site }
  const delivered = { now: now.toISOString(), rejectedForm, ...forAll }
  const day = now.toISOString().slice(0, 10)
  const frame = { now: `${day}T00:00:00.000Z`, answers: alerts, failures: [], ...forAll }
  const missing = (location?: string): LoadedPage => ({
    location,
    status: notFound,
    isMissing: true,
    languages: [],
    caching: 'long',
    frame: { ...frame, isMissing: true },
    delivered: { answers: alerts, failures: [], isMissing: true, ...delivered },
  })
  if (isForMissing) return missing()
  const request = fetchWith(queryClient)
  if (!match) return missing(await movedPage(url, call, queryClient))
  const { page } = match
  const visit = { call, catalogue, search: url.searchParams }
  const [about, ...others] = pageQueries(match, visit)
  const first = about && (await request(about))
  if (first && isMissable(page.id) && isMissing(first)) return missing()
  const ofPage = languagesOf(page, url, createClient(send))
  const statuses = [...(first ? [first] : []), ...(await Promise.all(others.map(request)))]
  const answers = [...alerts, ...statuses.filter((status) => 'data' in status)]
  const failures = statuses.filter((status) => 'status' in status)
  return {
    location: movedEntry(url, answers) ?? (await movedPage(url, call, queryClient)),
    status: Math.max(200, ...failures.map((failure) => failure.status)),
    isMissing: false,
    languages: await ofPage,
    caching: isVariant(url, answers) ? 'brief' : cachingOf(url, queryClient, catalogue),
    frame,
    delivered: { answers, failures, ...delivered },
  }
}

async function languagesOf({ search, path }: PageEntry, { pathname }: URL, call: Call) {
  const hasMainText = (search === 'listed' && path.includes(':')) || typesByPath.has(pathname)
  if (!hasMainText) return []
  try {
    return (await call(getPageLanguages, { query: { path: pathname } })).languages
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return []
  }
}

function cachingOf(url: URL, queryClient: QueryClient, catalogue: Catalogue): Caching {
  if (matchPage(url.pathname)?.page.isSecret === 'own') return 'none'
  const search = queryReaderOf('search', url.searchParams)('q')
  const teacher = queryReaderOf('course', url.searchParams)('teacher')
  const contactParams = queryReaderOf('contact', url.searchParams)
  const about = contactParams('about')
  const namesSomething =
    search === undefined &&
    contactParams('number') === undefined &&
    (teacher === undefined || isListed(queryClient, teacher)) &&
    (about === undefined ||
      readEventId(about) !== undefined ||
      findMessageTopic(catalogue, about) !== undefined)
  return namesSomething ? 'long' : 'brief'
}
