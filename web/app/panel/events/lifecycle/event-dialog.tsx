import type { EventEntry } from 'contract/events/events'
import type { PanelProps } from '../../shell/panel'
import type { EventAct } from './actions'
import { MoveDialog } from './move-dialog'
import { OffDialog } from './off-dialog'
import { RepeatDialog } from './repeat-dialog'
import { ResumeDialog } from './resume-dialog'

type EventDialogProps = PanelProps & {
  event: EventEntry
  act: Exclude<EventAct, 'copy'>
  onClose: () => void
}

export function EventDialog({ act, ...props }: EventDialogProps) {
  if (act === 'move') return <MoveDialog {...props} />
  if (act === 'resume') return <ResumeDialog {...props} />
  if (act === 'repeat') return <RepeatDialog {...props} />
  return <OffDialog {...props} act={act} />
}
