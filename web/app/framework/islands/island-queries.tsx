import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use, useState } from 'react'
import { createQueryClient } from '#app/data/query-client'

let shared: QueryClient | undefined

/** Shared by all islands of a page; the server creates one per document. */
function clientOfPage(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  shared ??= createQueryClient()
  return shared
}

/** For islands that call the server. */
export function IslandQueries({ children }: { children: ReactNode }) {
  const outer = use(QueryClientContext)
  const [client] = useState(() => outer ?? clientOfPage())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
