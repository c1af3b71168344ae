import type { Account } from 'contract/accounts/account-settings'
import { useEffect } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { formatDate } from '#app/lib/format-date'
import type { CourseChoice } from '#app/ui/notices/choice-fields'
import { Portrait } from '#app/ui/portrait'
import { preloadToasts } from '#app/ui/toaster'
import { TextLink } from '../text-link'
import { DataSection } from './data-section'
import { EventsSection } from './events-section'
import { NoticesSection } from './notices-section'
import { PasskeysSection } from './passkeys-section'
import { PasswordSection } from './password-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'
import { SettingsCard } from './settings-card'

type Props = { account: Account; courses: readonly CourseChoice[] }

export function SettingsScreen({ account, courses }: Props) {
  useEffect(preloadToasts, [])
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card sm:px-8">
      <Identity account={account} />
      <EventsSection />
      <CertificatesSection />
      <ProfileSection account={account} />
      <PasswordSection account={account} />
      <PasskeysSection account={account} />
      <SessionsSection />
      <NoticesSection account={account} courses={courses} />
      <DataSection account={account} />
    </div>
  )
}

function Identity({ account }: { account: Account }) {
  const { name, email, profilePhoto, isVerified, createdAt } = account
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 py-6">
      <Portrait
        name={name}
        photo={profilePhoto}
        sizes="5rem"
        className="size-20 shrink-0 rounded-full"
      />
      <div className="min-w-0">
        <p className="text-xl font-semibold wrap-anywhere text-heading">{name}</p>
        <p className="wrap-anywhere text-ink-soft">{email}</p>
        <p className="text-[0.9375rem] text-ink-muted">
          {isVerified ? 'Verified email' : 'This email isn’t verified yet.'}
          {isVerified && ` · Account created on ${formatDate(createdAt)}`}
        </p>
        {!isVerified && <TextLink to={pathOf('verify-email')}>Verify your email</TextLink>}
      </div>
    </div>
  )
}

const CertificatesSection = () => (
  <SettingsCard title="Certificates">
    <p>
      After an event, you’ll find its certificate with your registration under “My events”.{' '}
      <TextLink to={pathOf('verify')}>Check a certificate</TextLink>
    </p>
  </SettingsCard>
)
