import { pathOf } from '#app/framework/addresses/path-of'
import { TextLink } from '../text-link'
import { SettingsCard } from './settings-card'

export const CertificatesSection = () => (
  <SettingsCard title="Certificates">
    <p>
      After an event, its certificate is with your registration under “My events”.{' '}
      <TextLink to={pathOf('verify')}>Check a certificate</TextLink>
    </p>
  </SettingsCard>
)
