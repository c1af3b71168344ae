import type { ReactNode } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { AccountPage } from './account-page'

export function VerifyEmailPage({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <AccountPage title="Verify your email" lead={lead} path={pathOf('verify-email')}>
      {children}
    </AccountPage>
  )
}
