import { useUndoCheckIn } from '#app/data/attendance'
import type { PanelProps } from '../../shell/panel'
import { AskDialog } from './ask-dialog'

type UndoDialogProps = PanelProps & {
  eventId: string
  checkInId: string
  name: string | undefined
  onClose: () => void
}

/** Takes back that somebody came. */
export const UndoDialog = ({ eventId, checkInId, name = '', panel, onClose }: UndoDialogProps) => (
  <AskDialog
    title={`Undo the check-in of ${name}`}
    confirm="Undo check-in"
    act={useUndoCheckIn(eventId)}
    id={checkInId}
    panel={panel}
    isDanger
    onClose={onClose}
  >
    They count as not having come, and a certificate that they have is revoked. If a phone lets them
    in later, or sends a scan that has waited on it, they count again.
  </AskDialog>
)
