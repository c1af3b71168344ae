import { useUndoCheckIn } from '#app/data/attendance'
import type { PanelProps } from '../../shell/panel'
import { ConfirmActionDialog } from './confirm-action-dialog'

type UndoDialogProps = PanelProps & {
  eventId: string
  checkInId: string
  name: string | undefined
  onClose: () => void
}

export const UndoDialog = ({ eventId, checkInId, name = '', panel, onClose }: UndoDialogProps) => (
  <ConfirmActionDialog
    title={`Undo check-in of ${name}`}
    confirm="Undo check-in"
    name={name}
    act={useUndoCheckIn(eventId)}
    id={checkInId}
    panel={panel}
    isDanger
    onClose={onClose}
  >
    They will no longer count as attended, and their certificate is revoked. If they are checked in
    again, or a phone sends an older scan, they will count as attended again.
  </ConfirmActionDialog>
)
