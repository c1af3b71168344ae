import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { createClient, Refusal } from 'contract/client'
import { isListed } from '#app/data/faculty'
import { createQueryClient, type QueryFailure } from '#app/data/query-client'
import type { PageContext } from '#app/page-context'
import { askedOf } from './asked.ts'
import { pageQueries } from './loads.ts'

export type LoadedPage = {
  status: number
  /** Not when it shows a search, or asks for somebody who is not there: memory could not hold all such addresses. */
  isWorthKeeping: boolean
  state: DehydratedState
  failures: QueryFailure[]
  /** ISO 8601; what "now" is to the whole document. */
  now: string
  publicUrl: string
  signInLabel?: string | undefined
}

const notFound = 404
const serverFault = 500

/** Fills what the document of an address needs, and says with which status it is answered. */
export async function loadPage(url: URL, { send, now, ...site }: PageContext): Promise<LoadedPage> {
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const queries = pageQueries(url, createClient(send))
  const failures: QueryFailure[] = []
  await Promise.all(
    (queries ?? []).map((query) =>
      queryClient.fetchQuery(query).catch((error: unknown) => {
        const { status, message } =
          error instanceof Refusal ? error : { status: serverFault, message: '' }
        failures.push({ queryKey: query.queryKey, status, message })
      }),
    ),
  )
  const status = queries ? Math.max(200, ...failures.map((failure) => failure.status)) : notFound
  const search = askedOf('team', url.searchParams)('q')
  const teacher = askedOf('course', url.searchParams)('teacher')
  return {
    status,
    isWorthKeeping:
      search === undefined && (teacher === undefined || isListed(queryClient, teacher)),
    state: dehydrate(queryClient),
    failures,
    now: now.toISOString(),
    ...site,
  }
}
