import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { college } from 'college/facts'
import favicon from 'college/pictures/favicon.svg'
import { type ReactNode, useEffect, useState } from 'react'
import { data, Links, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { loadPage } from '#app/data/load-page'
import { asArrivedNow, createQueryClient, restoreFailures } from '#app/data/query-client'
import { ErrorScreen } from '#app/features/layout/error-screen'
import { announceTakeOver } from '#app/later-scripts'
import { SiteProvider } from '#app/lib/site'
import { pageContext } from '#app/page-context'
import type { Route } from './+types/root'
import './app.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { status, ...page } = await loadPage(new URL(request.url), context.get(pageContext))
  return data(page, { status })
}

// The loader belongs to the document; the browser asks the API itself.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#5c1021" />
        <meta property="og:site_name" content={college.name} />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { state, failures, now, publicUrl } = loaderData
  const [queryClient] = useState(() => {
    const client = createQueryClient()
    restoreFailures(client, failures)
    return client
  })
  useEffect(announceTakeOver, [])
  const [arrivedState] = useState(() => asArrivedNow(state))
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={arrivedState}>
        <SiteProvider now={now} publicUrl={publicUrl}>
          <Outlet />
        </SiteProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

export function ErrorBoundary() {
  return <ErrorScreen />
}
