import type { RejectedForm } from 'contract/platform/rejected-form'
import type { ReactNode } from 'react'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { IslandQueries } from '#app/framework/islands/island-queries'
import { SignInLabelProvider } from '#app/lib/sign-in-label'
import { useSite } from '#app/lib/site'
import { RejectedFormProvider, useGivenRejectedForm } from '#app/lib/use-rejected-form'

/** Passed from the page to every island with an account form. */
export type AccountProps = {
  signInLabel: string | undefined
  rejectedForm: RejectedForm | undefined
  /** Whose page led here and wants the visitor back. */
  event: string | undefined
}

export function useAccountProps(): AccountProps {
  const { signInLabel } = useSite()
  const event = useRequestedQuery('login')('event')
  return { signInLabel, rejectedForm: useGivenRejectedForm(), event }
}

export const AccountIsland = ({
  signInLabel,
  rejectedForm,
  children,
}: Omit<AccountProps, 'event'> & { children: ReactNode }) => (
  <IslandQueries>
    <SignInLabelProvider value={signInLabel}>
      <RejectedFormProvider value={rejectedForm}>{children}</RejectedFormProvider>
    </SignInLabelProvider>
  </IslandQueries>
)
