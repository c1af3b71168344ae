import type { Right } from 'contract/platform/roles'
import type { ComponentType } from 'react'
import type { NamedView, PanelProps, ViewId } from './panel'

export const viewGroups = {
  today: 'Today',
  content: 'Content',
  events: 'Events',
  people: 'People',
  administration: 'Administration',
} as const
export type ViewGroup = keyof typeof viewGroups

export type PanelView = Omit<NamedView, 'id'> & {
  group: ViewGroup
  title: string
  right: Right
  /** Hidden from accounts limited to departments. */
  isForWholeCollege?: true
  isOfProfile?: true
  /** Neither in the sidebar nor in the search. */
  isUnlisted?: true
  /** In the search, not in the sidebar. */
  isSearchOnly?: true
  component: ComponentType<PanelProps>
  /** The list that an editing form or the page of one entry belongs to. */
  list?: ViewId
  editing?: { title: string; description: string }
}

export const otherTitle = 'Admin Panel'
export const otherDescription = 'Welcome to the admin panel'
