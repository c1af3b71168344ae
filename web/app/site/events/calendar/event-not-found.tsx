import { pathOf } from '#app/framework/addresses/path-of'
import { NotFoundNotice } from '#app/ui/not-found-notice'

export const EventNotFound = ({ isUnknown }: { isUnknown: boolean }) => (
  <NotFoundNotice
    title="Event Not Found"
    icon="calendar-x2"
    back={{ to: pathOf('events'), label: 'Back to Events' }}
  >
    {isUnknown ? 'The event you are looking for does not exist.' : 'Failed to load event details'}
  </NotFoundNotice>
)
