import { useQuery } from '@tanstack/react-query'
import type { OfficeRegistration } from 'contract/events/registration-office'
import { officeEventQuery, useAssignSeat } from '#app/data/registration-office'
import type { PanelProps } from '../../shell/panel'
import { ConfirmActionDialog } from './confirm-action-dialog'

type SeatDialogProps = PanelProps & {
  eventId: string
  registration: OfficeRegistration
  onClose: () => void
}

export function SeatDialog({ eventId, registration, panel, onClose }: SeatDialogProps) {
  const { data } = useQuery(officeEventQuery(eventId))
  const { name = '', state, _id } = registration
  const { capacity = 0, counts } = data?.event ?? {}
  const taken = (counts?.registered ?? 0) + (counts?.offered ?? 0)
  return (
    <ConfirmActionDialog
      title={`Give ${name} a seat`}
      confirm="Give seat"
      name={name}
      act={useAssignSeat(eventId)}
      id={_id}
      panel={panel}
      onClose={onClose}
    >
      {state === 'offered'
        ? 'They’ve been offered a seat. This gives it to them without waiting for their answer. We’ll email them.'
        : `${taken} of ${capacity} seats are taken. They get an extra seat, ahead of everyone else waiting. Nobody loses a seat, but the next one that becomes free won’t be offered again. We’ll email them.`}
    </ConfirmActionDialog>
  )
}
