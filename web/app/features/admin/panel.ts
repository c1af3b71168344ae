import type { Event } from 'contract/events'

export type ViewId =
  | 'dashboard'
  | 'events'
  | 'add-event'
  | 'faculty'
  | 'add-faculty'
  | 'administrative-faculty'
  | 'add-administrative'
  | 'management-faculty'
  | 'add-management'
  | 'all-management'
  | 'messages'
  | 'activity'
  | 'import'
  | 'settings'

/** What every view may do with the panel around it. */
export type Panel = {
  /** Whether a view is there already. */
  has: (view: ViewId) => boolean
  /** Shows another view; asks first when typed content would be lost. */
  open: (view: ViewId) => void
  /** Opens the event form filled in. */
  editEvent: (event: Event) => void
  /** The event that the form changes; undefined while it makes a new one. */
  editedEvent: Event | undefined
  showSuccess: (text: string) => void
  showError: (text: string) => void
  /** Says whether the view holds typed content that leaving would lose. */
  setUnsaved: (isUnsaved: boolean) => void
}

export type PanelProps = { panel: Panel }
