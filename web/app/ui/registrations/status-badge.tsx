import { type RegistrationStatus, registrationStatusLabels } from 'contract/events/statuses'
import { statusColours } from './status-look'

export const RegistrationStatusBadge = ({ standing }: { standing: RegistrationStatus }) => (
  <p className={`status-badge justify-self-start ${statusColours[standing]}`}>
    {registrationStatusLabels[standing]}
  </p>
)
