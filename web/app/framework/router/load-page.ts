import type { QueryClient } from '@tanstack/react-query'
import type { Catalogue } from 'contract/content/catalogue'
import { findMessageTopic, readEventId } from 'contract/messaging/message-topics'
import { createClient, Refusal } from 'contract/platform/client'
import { isListed } from '#app/data/faculty'
import { type Answer, createQueryClient, type QueryFailure } from '#app/data/query-client'
import type { Delivered } from '#app/framework/delivery/delivered'
import type { PageContext } from '#app/framework/entries/page-context'
import { matchPage } from '../addresses/match-page.ts'
import { isMissable } from '../addresses/missable.ts'
import { movedPage } from '../addresses/moved-page.ts'
import { movedTo } from '../addresses/moved-to.ts'
import { askedOf } from '../addresses/requested.ts'
import { loadAlerts, loadCatalogue, loadCollege, loadMenus } from './load-frame.ts'
import { type PageQuery, pageQueries } from './loads.ts'

/**
 * How long a page is cached: `brief` for a search or whatever else somebody may type into an address, of which there is no end;
 * `none` when it is for one reader.
 */
export type Caching = 'long' | 'brief' | 'none'

export type LoadedPage = {
  /** Where the page is, when it is not where it was asked for. */
  location: string | undefined
  status: number
  /** There is no page at the address, or what it is about does not exist. */
  isMissing: boolean
  caching: Caching
  delivered: Delivered
}

type LoadContext = Omit<PageContext, 'isKnown' | 'pause'>

const notFound = 404
const serverFault = 500

type Outcome = Answer | QueryFailure

/** Asks for what a page needs; a failure is part of what it shows. */
const askWith =
  (queryClient: QueryClient) =>
  ({ queryKey, queryFn }: PageQuery): Promise<Outcome> =>
    queryClient.fetchQuery({ queryKey, queryFn }).then(
      (data): Answer => ({ queryKey, data }),
      (error: unknown): QueryFailure => {
        const { status, message } =
          error instanceof Refusal ? error : { status: serverFault, message: '' }
        return { queryKey, status, message }
      },
    )

const isMissing = (outcome: Outcome) => 'status' in outcome && outcome.status === notFound

/** Fills what the document of an address needs, and says with which status it is answered. */
export async function loadPage(
  url: URL,
  { send, now, isMissing: isForMissing = false, ...site }: LoadContext,
): Promise<LoadedPage> {
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const call = createClient(send)
  const page = matchPage(url.pathname)?.page
  const [college, menus, catalogue, alerts] = await Promise.all([
    loadCollege(call),
    loadMenus(call),
    loadCatalogue(call),
    page?.frame === 'panel' ? [] : loadAlerts(call),
  ])
  const delivered = { now: now.toISOString(), college, menus, catalogue, ...site }
  const missing = (location?: string): LoadedPage => ({
    location,
    status: notFound,
    isMissing: true,
    caching: 'long',
    delivered: { answers: alerts, failures: [], isMissing: true, ...delivered },
  })
  if (isForMissing) return missing()
  const ask = askWith(queryClient)
  const [about, ...others] = pageQueries(url, { call, catalogue }) ?? []
  if (!page) return missing(await movedPage(url, call, queryClient))
  const first = about && (await ask(about))
  if (first && isMissable(page.id) && isMissing(first)) return missing()
  const outcomes = [...(first ? [first] : []), ...(await Promise.all(others.map(ask)))]
  const answers = [...alerts, ...outcomes.filter((outcome) => 'data' in outcome)]
  const failures = outcomes.filter((outcome) => 'status' in outcome)
  return {
    location: movedTo(url, answers) ?? (await movedPage(url, call, queryClient)),
    status: Math.max(200, ...failures.map((failure) => failure.status)),
    isMissing: false,
    caching: cachingOf(url, queryClient, catalogue),
    delivered: { answers, failures, ...delivered },
  }
}

function cachingOf(url: URL, queryClient: QueryClient, catalogue: Catalogue): Caching {
  if (matchPage(url.pathname)?.page.isSecret === 'own') return 'none'
  // The pages with a search all call it alike.
  const search = askedOf('search', url.searchParams)('q')
  const teacher = askedOf('course', url.searchParams)('teacher')
  const askedOfContact = askedOf('contact', url.searchParams)
  const about = askedOfContact('about')
  const namesSomething =
    search === undefined &&
    askedOfContact('number') === undefined &&
    (teacher === undefined || isListed(queryClient, teacher)) &&
    (about === undefined ||
      readEventId(about) !== undefined ||
      findMessageTopic(catalogue, about) !== undefined)
  return namesSomething ? 'long' : 'brief'
}
