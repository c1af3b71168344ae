import type { Right } from 'contract/platform/roles'
import type { IconNode } from 'lucide'
import type { ComponentType } from 'react'
import type { PanelProps, ViewId } from './shell/panel'

/** One screen of the panel, and who has it. */
export type View = {
  /** The entry of the sidebar. */
  label: string
  title: string
  description: string
  icon: IconNode
  /** Without it the view is not there. */
  right: Right
  /** Of what belongs to no department: accounts with departments have none of it. */
  isForWhole?: true
  /** Of the own public profile: accounts without one have none of it. */
  isOfProfile?: true
  /** It is led to by the field of the header, and is no entry of the sidebar. */
  isInHeader?: true
  component: ComponentType<PanelProps>
  /** Of a form: while it changes something, the panel says where that was found. */
  list?: ViewId
  /** The header meanwhile, if it is not the list's. */
  editing?: { title: string; description: string }
}

/** What the header says over several views, which only their labels tell apart. */
export const otherTitle = 'Admin Panel'
export const otherDescription = 'Welcome to the admin panel'
