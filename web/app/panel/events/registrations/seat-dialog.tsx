import { useQuery } from '@tanstack/react-query'
import type { OfficeRegistration } from 'contract/events/registration-office'
import { officeEventQuery, useGiveSeat } from '#app/data/registration-office'
import type { PanelProps } from '../../shell/panel'
import { AskDialog } from './ask-dialog'

type SeatDialogProps = PanelProps & {
  eventId: string
  registration: OfficeRegistration
  onClose: () => void
}

/** Gives a place to somebody who waits. */
export function SeatDialog({ eventId, registration, panel, onClose }: SeatDialogProps) {
  const { data } = useQuery(officeEventQuery(eventId))
  const { name = '', state, _id } = registration
  const { capacity = 0, counts } = data?.event ?? {}
  const taken = (counts?.registered ?? 0) + (counts?.offered ?? 0)
  return (
    <AskDialog
      title={`Give ${name} a place`}
      confirm="Give the place"
      act={useGiveSeat(eventId)}
      id={_id}
      panel={panel}
      onClose={onClose}
    >
      {state === 'offered'
        ? 'A place is held for them: it is theirs then without their answer, and they are mailed.'
        : `${taken} of ${capacity} places are taken, so they get one more, past the others who wait. Nobody loses a place; the next one that becomes free is not offered before that is made up for. They are mailed.`}
    </AskDialog>
  )
}
