import type { EventEntry } from 'contract/events/events'
import type { Panel } from '../../shell/panel'
import { copyOf, type EventAct } from './actions'

/** A copy opens the form, everything else a dialog. */
export function openAct(
  panel: Panel,
  event: EventEntry,
  act: EventAct,
  openDialog: (event: EventEntry, act: string) => void,
): void {
  if (act === 'copy') panel.edit('add-event', { copyOf: copyOf(event) })
  else openDialog(event, act)
}
