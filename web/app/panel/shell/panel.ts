import type { AuditedRecord, RecordName } from 'contract/records'
import type { IconNode } from 'lucide'
import type { Edited } from '#app/data/admin'

export type ViewId =
  | 'dashboard'
  | RecordName
  | `add-${AuditedRecord}`
  | 'administrative-faculty'
  | 'add-administrative'
  | 'management-faculty'
  | 'add-management'
  | 'all-management'
  | 'profile-changes'
  | 'notices'
  | 'website'
  | 'fees'
  | 'translations'
  | 'library'
  | 'reports'
  | 'check-in'
  | 'attendance'
  | 'messages'
  | 'subscribers'
  | 'registrations'
  | 'event'
  | 'activity'
  | 'import'
  | 'accounts'
  | 'search'
  | 'help'
  | 'profile'
  | 'settings'

export type Start = {
  eventId?: string | undefined
  savedId?: string | undefined
  choice?: Readonly<Record<string, string>> | undefined
}

export type NamedView = {
  id: ViewId
  label: string
  description: string
  /** Other words that people look for it by. */
  alsoCalled?: string
  icon: IconNode
}

export type Panel = {
  /** What the account may open, as in the sidebar. */
  views: readonly NamedView[]
  /** Asks first if changes would be lost. */
  open: (view: ViewId, start?: Start) => void
  canOpen: (view: ViewId) => boolean
  /** Replaces the history entry: Back does not lead to the form again. */
  openSaved: (list: ViewId, savedId: string | undefined) => void
  edit: (view: ViewId, edited: Edited) => void
  edited: Edited
  start: Start
  /** Stays for longer if it can be undone. */
  showSuccess: (text: string, undo?: () => void) => void
  showError: (text: string) => void
  /** If the session ends, `readTyped` provides the draft that is restored after the next login. `form`: where a view has several. */
  setUnsaved: (isUnsaved: boolean, readTyped?: () => unknown, form?: string) => void
}

export type PanelProps = { panel: Panel }
