import type { EventEntry } from 'contract/events/events'
import { useState } from 'react'
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

export function EventDialog({ act, event: opened, ...rest }: EventDialogProps) {
  // A later version would hide from the server what this dialog was opened with.
  const [event] = useState(opened)
  const props = { ...rest, event }
  if (act === 'move') return <MoveDialog {...props} />
  if (act === 'resume') return <ResumeDialog {...props} />
  if (act === 'repeat') return <RepeatDialog {...props} />
  return <OffDialog {...props} act={act} />
}
