import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use, useState } from 'react'
import { createQueryClient } from '#app/data/query-client'

let shared: QueryClient | undefined

/** One for all islands of a page, and a new one for each document the server renders. */
function clientOfPage(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  shared ??= createQueryClient()
  return shared
}

/** Around what an island shows, if that calls the server. */
export function IslandQueries({ children }: { children: ReactNode }) {
  const outer = use(QueryClientContext)
  const [client] = useState(() => outer ?? clientOfPage())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
