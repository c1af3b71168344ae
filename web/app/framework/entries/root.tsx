import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueryClient, restoreAnswers } from '#app/data/query-client'
import type { Delivered } from '#app/framework/delivery/delivered'
import { announceHydration } from '#app/framework/delivery/hydrate'
import { SiteProvider } from '#app/lib/site'
import { RejectedFormProvider } from '#app/lib/use-rejected-form'
import { Alerts } from '#app/site/shell/alerts'
import { ErrorBoundary } from '#app/site/shell/error-boundary'
import { ErrorScreen } from '#app/site/shell/error-screen'
import { Document } from './document'

function filledClient({ answers, failures }: Delivered): QueryClient {
  const client = createQueryClient()
  restoreAnswers(client, answers, failures)
  return client
}

const Apology = () => (
  <>
    <ErrorBoundary fallback={null}>
      <Alerts />
    </ErrorBoundary>
    <ErrorScreen />
  </>
)

type Props = { delivered: Delivered; children: ReactNode }

export function PageProviders({ delivered, children }: Props) {
  const [queryClient] = useState(() => filledClient(delivered))
  const { answers: _, failures: __, rejectedForm, ...site } = delivered
  return (
    <QueryClientProvider client={queryClient}>
      <SiteProvider {...site}>
        <RejectedFormProvider value={rejectedForm}>{children}</RejectedFormProvider>
      </SiteProvider>
    </QueryClientProvider>
  )
}

export function Root({ delivered, children }: Props) {
  useEffect(announceHydration, [])
  return (
    <Document>
      <PageProviders delivered={delivered}>
        <ErrorBoundary fallback={<Apology />}>{children}</ErrorBoundary>
      </PageProviders>
    </Document>
  )
}
