import type { NotedRecord, RecordName } from 'contract/records'
import type { Edited } from '#app/data/admin'

/** A kind of record has a list and a form. */
export type ViewId =
  | 'dashboard'
  | RecordName
  | `add-${NotedRecord}`
  | 'administrative-faculty'
  | 'add-administrative'
  | 'management-faculty'
  | 'add-management'
  | 'all-management'
  | 'profile-changes'
  | 'notices'
  | 'website'
  | 'library'
  | 'reports'
  | 'check-in'
  | 'attendance'
  | 'messages'
  | 'subscribers'
  | 'registrations'
  | 'activity'
  | 'import'
  | 'accounts'
  | 'search'
  | 'profile'
  | 'settings'

/** What a list begins with, beside all of its entries. */
export type Start = {
  /** The event that has the screen for itself. Back leads to where it was chosen. */
  eventId?: string | undefined
  /** The entry that was just saved: the list opens there. */
  savedId?: string | undefined
  /** Its filters and order, by the names of their parameters. */
  choice?: Readonly<Record<string, string>> | undefined
}

/** What every view may do with the panel around it. */
export type Panel = {
  /** Shows another view; asks first when typed content would be lost. */
  open: (view: ViewId, start?: Start) => void
  /** Whether the account has a view. */
  canOpen: (view: ViewId) => boolean
  /** Leads from a form to the entry that it has saved. Back does not lead into the form again. */
  openSaved: (list: ViewId, savedId: string | undefined) => void
  /** Opens a form filled in. */
  edit: (view: ViewId, edited: Edited) => void
  /** What the form changes; empty while it makes something new. */
  edited: Edited
  /** What the view begins with. */
  start: Start
  showSuccess: (text: string) => void
  showError: (text: string) => void
  /**
   * Says whether the view holds typed content that leaving would lose. Should the session end, what is read then, if
   * anything, is kept, and the view is opened again.
   */
  setUnsaved: (isUnsaved: boolean, readTyped?: () => unknown) => void
}

export type PanelProps = { panel: Panel }
