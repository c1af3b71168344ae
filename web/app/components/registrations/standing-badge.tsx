import { type Standing, standingLabels } from 'contract/standings'
import { standingColours } from './standing-look'

/** How a registration stands, in a word or two. */
export const StandingBadge = ({ standing }: { standing: Standing }) => (
  <p className={`status-badge justify-self-start ${standingColours[standing]}`}>
    {standingLabels[standing]}
  </p>
)
