import type { OfficeEvent } from 'contract/events/registration-office'
import { useSite } from '#app/lib/site'
import { Card } from '../../shell/card'
import type { PanelProps } from '../../shell/panel'
import { PhotoManager } from '../calendar/photo-manager'

type PhotosTabProps = PanelProps & { event: OfficeEvent }

export function PhotosTab({ event, panel }: PhotosTabProps) {
  const { now } = useSite()
  const isAhead = event.date > now.toISOString()
  return (
    <Card
      title="Photos"
      lead={isAhead ? 'You can add photos once the event has started.' : undefined}
      className="grid gap-4 p-5 sm:p-6"
    >
      {!isAhead && <PhotoManager eventId={event._id} panel={panel} />}
    </Card>
  )
}
