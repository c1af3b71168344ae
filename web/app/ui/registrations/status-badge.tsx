import { type Standing, standingLabels } from 'contract/events/statuses'
import { standingColours } from './status-look'

/** How a registration stands, in a word or two. */
export const StandingBadge = ({ standing }: { standing: Standing }) => (
  <p className={`status-badge justify-self-start ${standingColours[standing]}`}>
    {standingLabels[standing]}
  </p>
)
