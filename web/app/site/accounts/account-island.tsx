import type { RejectedForm } from 'contract/platform/rejected-form'
import type { ReactNode } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { IslandQueries } from '#app/framework/islands/island-queries'
import { SignInLabelProvider } from '#app/lib/sign-in-label'
import { useSite } from '#app/lib/site'
import { RejectedFormProvider, useGivenRejectedForm } from '#app/lib/use-rejected-form'
import { Link } from '#app/ui/link'

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

/** In an island that needs an account, for those who aren't signed in. */
export const LoginLinks = () => (
  <div className="grid gap-4">
    <Link to={pathOf('login')} className="button-primary">
      Login
    </Link>
    <Link to={pathOf('signup')} className="button-outline">
      Register here
    </Link>
  </div>
)
