import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { colours } from 'college/colours'
import { college } from 'college/facts'
import favicon from 'college/pictures/favicon.svg'
import touchIcon from 'college/pictures/favicon.svg?w=180&allowUpscale=true&ground=brand&format=png'
import { type ReactNode, useEffect, useState } from 'react'
import { data, Links, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { asArrivedNow, createQueryClient, restoreFailures } from '#app/data/query-client'
import { announceTakeOver } from '#app/delivery/later-scripts'
import { ErrorScreen } from '#app/features/layout/error-screen'
import { SiteProvider } from '#app/lib/site'
import { pageContext } from '#app/page-context'
import { loadPage } from '#app/pages/load-page'
import type { Route } from './+types/root'
import './app.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { status, isWorthKeeping, ...page } = await loadPage(
    new URL(request.url),
    context.get(pageContext),
  )
  return data(page, { status, headers: isWorthKeeping ? {} : { 'cache-control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

// The loader belongs to the document; the browser asks the API itself.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={colours.brand} media="(prefers-color-scheme: light)" />
        <meta
          name="theme-color"
          content={colours.brandAtNight}
          media="(prefers-color-scheme: dark)"
        />
        <meta property="og:site_name" content={college.name} />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="manifest" href="/manifest.webmanifest" />
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
  const { state, failures, ...site } = loaderData
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
        <SiteProvider {...site}>
          <Outlet />
        </SiteProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

export function ErrorBoundary() {
  return <ErrorScreen />
}
