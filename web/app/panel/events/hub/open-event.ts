import type { Panel } from '../../shell/panel'

export const eventTabs = {
  details: 'Details',
  people: 'People',
  queue: 'Waiting list',
  checkIn: 'Check-in',
  emails: 'Emails',
  certificates: 'Certificates',
  photos: 'Photos',
} as const
export type EventTab = keyof typeof eventTabs

type Opening = {
  eventId: string
  tab: EventTab
  /** The list it is opened from, with its filters, for the way back. */
  from: string
  choice?: Readonly<Record<string, string>>
}

export const openEvent = (panel: Panel, { eventId, tab, from, choice }: Opening) =>
  panel.open('event', { eventId, choice: { ...choice, tab, from } })
