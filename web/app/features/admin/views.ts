import {
  BriefcaseBusiness,
  CalendarDays,
  CalendarPlus,
  FileSpreadsheet,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Network,
  ScrollText,
  Settings,
  ShieldPlus,
  UserPlus,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { ActivityView } from './activity/activity-view'
import { Dashboard } from './dashboard/dashboard'
import { EventFormView } from './events/event-form-view'
import { EventsView } from './events/events-view'
import { ImportView } from './import/import-view'
import { MessagesView } from './messages/messages-view'
import type { PanelProps, ViewId } from './panel'
import { SettingsView } from './settings/settings-view'

type View = {
  /** The entry of the sidebar. */
  label: string
  title: string
  description: string
  icon: LucideIcon
  /** A view without one is not there yet: its entry cannot be chosen. */
  component?: ComponentType<PanelProps>
}

const otherTitle = 'Admin Panel'
const otherDescription = 'Welcome to the admin panel'

/** Every view of the panel, in the order of the sidebar. */
const views = {
  dashboard: {
    label: 'Dashboard',
    title: 'Dashboard',
    description: 'Overview of your college events and faculty',
    icon: LayoutDashboard,
    component: Dashboard,
  },
  'add-event': {
    label: 'Add Event',
    title: 'Add New Event',
    description: 'Create exciting events for students',
    icon: CalendarPlus,
    component: EventFormView,
  },
  events: {
    label: 'View Events',
    title: 'Manage Events',
    description: 'View and manage all events',
    icon: CalendarDays,
    component: EventsView,
  },
  'add-faculty': {
    label: 'Add Faculty',
    title: 'Add Faculty Member',
    description: 'Add new faculty member to your college',
    icon: UserPlus,
  },
  faculty: {
    label: 'All Faculty Members',
    title: 'Faculty Members',
    description: 'View and manage faculty members',
    icon: UsersRound,
  },
  'add-administrative': {
    label: 'Add Administrative Staff',
    title: otherTitle,
    description: otherDescription,
    icon: ShieldPlus,
  },
  'administrative-faculty': {
    label: 'Administrative Positions',
    title: otherTitle,
    description: otherDescription,
    icon: Landmark,
  },
  'add-management': {
    label: 'Add Management & Other',
    title: otherTitle,
    description: otherDescription,
    icon: UserRoundPlus,
  },
  'management-faculty': {
    label: 'Management & Other',
    title: otherTitle,
    description: otherDescription,
    icon: BriefcaseBusiness,
  },
  'all-management': {
    label: 'All Management Staff',
    title: otherTitle,
    description: otherDescription,
    icon: Network,
  },
  messages: {
    label: 'Messages',
    title: 'Messages',
    description: 'Read and answer what visitors write to the office',
    icon: Mail,
    component: MessagesView,
  },
  activity: {
    label: 'Activity',
    title: 'Activity',
    description: 'See who changed what, and when',
    icon: ScrollText,
    component: ActivityView,
  },
  import: {
    label: 'Import & Export',
    title: 'Import & Export',
    description: 'Bring in and take out events and faculty as tables',
    icon: FileSpreadsheet,
    component: ImportView,
  },
  settings: {
    label: 'Settings',
    title: 'Settings',
    description: 'Configure your admin panel',
    icon: Settings,
    component: SettingsView,
  },
} as const satisfies Record<ViewId, View>

/** The header while the event form changes an event instead of making one. */
export const editingTexts = {
  title: 'Edit Event',
  description: 'Change what visitors read about this event',
}

export const viewOf = (id: ViewId): View => views[id]

// The table has exactly the ids as its keys.
export const viewIds = Object.keys(views) as ViewId[]
