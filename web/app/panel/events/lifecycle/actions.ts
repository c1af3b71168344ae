import type { EventEntry } from 'contract/events/events'
import {
  CalendarArrowUp,
  CalendarCheck,
  CalendarOff,
  CalendarX,
  Copy,
  type IconNode,
  Repeat,
} from 'lucide'

/** What can be done to an event besides changing its words and deleting it. */
export const eventActs = {
  move: { label: 'Move…', icon: CalendarArrowUp },
  postpone: { label: 'Postpone…', icon: CalendarX },
  cancel: { label: 'Cancel the event…', icon: CalendarOff },
  resume: { label: 'Takes place after all…', icon: CalendarCheck },
  copy: { label: 'Copy…', icon: Copy },
  repeat: { label: 'Repeat…', icon: Repeat },
} as const satisfies Record<string, { label: string; icon: IconNode }>
export type EventAct = keyof typeof eventActs

/** What it is called on the card of an event: a series is made longer. */
export const actLabel = (act: EventAct, { seriesId }: Pick<EventEntry, 'seriesId'>): string =>
  act === 'repeat' && seriesId ? 'Repeat further…' : eventActs[act].label

/** A copy is made in the form; of the others each has its dialog. */
export const isDialogAct = (act: string): act is Exclude<EventAct, 'copy'> =>
  act !== 'copy' && Object.hasOwn(eventActs, act)

/** A copy begins as a draft without a date; it is neither of a series nor moved or cancelled. */
export const copyOf = (event: EventEntry): EventEntry => {
  const { end: _, publishAt: __, ...shared } = event
  return { ...shared, date: '', isDraft: 'yes' }
}

/** What is offered of it: what is cancelled is neither moved nor repeated. */
export function actsFor({ state }: Pick<EventEntry, 'state'>): EventAct[] {
  const ofState: EventAct[] = state
    ? [...(state === 'postponed' ? (['move', 'cancel'] as const) : []), 'resume']
    : ['move', 'postpone', 'cancel']
  return [...ofState, 'copy', ...(state ? [] : (['repeat'] as const))]
}

/** What the screen says of an event, for the server to see that it is still so. */
export const seenOf = ({ date, state }: Pick<EventEntry, 'date' | 'state'>) => ({
  date,
  ...(state && { state }),
})
