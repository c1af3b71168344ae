import type { QueryClient } from '@tanstack/react-query'
import type { Catalogue } from 'contract/catalogue'
import { createClient, Refusal } from 'contract/client'
import { findMessageTopic, readEventId } from 'contract/message-topics'
import { isListed } from '#app/data/faculty'
import { type Answer, createQueryClient, type QueryFailure } from '#app/data/query-client'
import type { Delivered } from '#app/delivery/delivered'
import type { PageContext } from '#app/page-context'
import { askedOf } from './asked.ts'
import { loadAlerts, loadCatalogue, loadCollege, loadMenus } from './load-frame.ts'
import { pageQueries } from './loads.ts'
import { matchPage } from './match-page.ts'
import { movedPage } from './moved-page.ts'
import { movedTo } from './moved-to.ts'

export type LoadedPage = {
  /** Where the page is, when it is not where it was asked for. */
  location: string | undefined
  status: number
  /** Not when it is for one reader, shows a search, or asks for somebody who is not there: memory could not hold all such addresses. */
  isWorthKeeping: boolean
  delivered: Delivered
}

type LoadContext = Omit<PageContext, 'isKnown'>

const notFound = 404
const serverFault = 500

/** Fills what the document of an address needs, and says with which status it is answered. */
export async function loadPage(url: URL, { send, now, ...site }: LoadContext): Promise<LoadedPage> {
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const call = createClient(send)
  const isOfPanel = matchPage(url.pathname)?.page.frame === 'panel'
  const [college, menus, catalogue, alerts] = await Promise.all([
    loadCollege(call),
    loadMenus(call),
    loadCatalogue(call),
    isOfPanel ? [] : loadAlerts(call),
  ])
  const queries = pageQueries(url, { call, catalogue })
  const outcomes = await Promise.all(
    (queries ?? []).map(({ queryKey, queryFn }) =>
      queryClient.fetchQuery({ queryKey, queryFn }).then(
        (data): Answer => ({ queryKey, data }),
        (error: unknown): QueryFailure => {
          const { status, message } =
            error instanceof Refusal ? error : { status: serverFault, message: '' }
          return { queryKey, status, message }
        },
      ),
    ),
  )
  const answers = [...alerts, ...outcomes.filter((outcome) => 'data' in outcome)]
  const failures = outcomes.filter((outcome) => 'status' in outcome)
  const status = queries ? Math.max(200, ...failures.map((failure) => failure.status)) : notFound
  const location = movedTo(url, answers) ?? (await movedPage(url, call, queryClient))
  return {
    location,
    status,
    isWorthKeeping: isWorthKeeping(url, queryClient, catalogue),
    delivered: { answers, failures, now: now.toISOString(), college, menus, catalogue, ...site },
  }
}

/** Of what somebody may type into an address, only what names something is worth its place in memory. */
function isWorthKeeping(url: URL, queryClient: QueryClient, catalogue: Catalogue): boolean {
  // The pages with a search all call it alike.
  const search = askedOf('search', url.searchParams)('q')
  const teacher = askedOf('course', url.searchParams)('teacher')
  const askedOfContact = askedOf('contact', url.searchParams)
  const about = askedOfContact('about')
  return (
    matchPage(url.pathname)?.page.isSecret !== 'own' &&
    search === undefined &&
    askedOfContact('number') === undefined &&
    (teacher === undefined || isListed(queryClient, teacher)) &&
    (about === undefined ||
      readEventId(about) !== undefined ||
      findMessageTopic(catalogue, about) !== undefined)
  )
}
