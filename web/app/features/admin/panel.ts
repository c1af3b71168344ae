import type { Edited } from '#app/data/admin'

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
  /** Shows another view; asks first when typed content would be lost. */
  open: (view: ViewId) => void
  /** Opens a form filled in. */
  edit: (view: ViewId, edited: Edited) => void
  /** What the form changes; empty while it makes something new. */
  edited: Edited
  showSuccess: (text: string) => void
  showError: (text: string) => void
  /** Says whether the view holds typed content that leaving would lose, and how to read it should the session end. */
  setUnsaved: (isUnsaved: boolean, readTyped?: () => unknown) => void
}

export type PanelProps = { panel: Panel }
