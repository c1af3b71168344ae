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

export const eventActs = {
  move: { label: 'Move…', icon: CalendarArrowUp },
  postpone: { label: 'Postpone…', icon: CalendarX },
  cancel: { label: 'Cancel event…', icon: CalendarOff },
  resume: { label: 'Reinstate event…', icon: CalendarCheck },
  copy: { label: 'Copy…', icon: Copy },
  repeat: { label: 'Repeat…', icon: Repeat },
} as const satisfies Record<string, { label: string; icon: IconNode }>
export type EventAct = keyof typeof eventActs

/** A series is extended instead. */
export const actLabel = (act: EventAct, { seriesId }: Pick<EventEntry, 'seriesId'>): string =>
  act === 'repeat' && seriesId ? 'Extend series…' : eventActs[act].label

/** A copy opens the form instead of a dialog. */
export const isDialogAct = (act: string): act is Exclude<EventAct, 'copy'> =>
  act !== 'copy' && Object.hasOwn(eventActs, act)

/** A draft without date, series or status. */
export const copyOf = (event: EventEntry): EventEntry => {
  const { end: _, publishAt: __, ...shared } = event
  return { ...shared, date: '', isDraft: 'yes' }
}

/** Cancelled events can't be moved or repeated. */
export function actsFor({ state }: Pick<EventEntry, 'state'>): EventAct[] {
  const ofState: EventAct[] = state
    ? [...(state === 'postponed' ? (['move', 'cancel'] as const) : []), 'resume']
    : ['move', 'postpone', 'cancel']
  return [...ofState, 'copy', ...(state ? [] : (['repeat'] as const))]
}

/** Without what nobody changed, so that later events of a series keep their own. */
export const changedSince = <Texts extends Record<string, string>>(
  before: Texts,
  typed: Texts,
): Partial<Texts> =>
  // `fromEntries` loses the key types.
  Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => text !== before[name]),
  ) as Partial<Texts>

/** Sent along so that the server can detect conflicting changes. */
export const seenOf = ({ date, state }: Pick<EventEntry, 'date' | 'state'>) => ({
  date,
  ...(state && { state }),
})
