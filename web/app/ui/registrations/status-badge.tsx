import { type Standing, standingLabels } from 'contract/events/statuses'
import { standingColours } from './status-look'

export const StandingBadge = ({ standing }: { standing: Standing }) => (
  <p className={`status-badge justify-self-start ${standingColours[standing]}`}>
    {standingLabels[standing]}
  </p>
)
