import type { CurrentAdmin } from 'contract/admin'
import { hasRight, type Right } from 'contract/roles'
import {
  BriefcaseBusiness,
  CalendarDays,
  CalendarPlus,
  ClipboardCheck,
  FileSpreadsheet,
  Globe,
  type IconNode,
  Images,
  Landmark,
  LayoutDashboard,
  Mail,
  Network,
  ScrollText,
  Settings,
  ShieldPlus,
  UserCheck,
  UserKey,
  UserPlus,
  UserRound,
  UserRoundPlus,
  UsersRound,
} from 'lucide'
import type { ComponentType } from 'react'
import { AccountsView } from './accounts/accounts-view'
import { ActivityView } from './activity/activity-view'
import { ReportsView } from './content/reports-view'
import { WebsiteView } from './content/website-view'
import { Dashboard } from './dashboard/dashboard'
import { EventFormView } from './events/event-form-view'
import { EventsView } from './events/events-view'
import { ImportView } from './import/import-view'
import { LibraryView } from './library/library-view'
import { MessagesView } from './messages/messages-view'
import type { PanelProps, ViewId } from './panel'
import { ProfileChangesView } from './profile/profile-changes-view'
import { ProfileView } from './profile/profile-view'
import { SettingsView } from './settings/settings-view'
import {
  AdministrativeFormView,
  FacultyFormView,
  ManagementFormView,
} from './staff/staff-form-view'
import {
  AdministrativeView,
  AllManagementView,
  FacultyView,
  ManagementView,
} from './staff/staff-views'

type View = {
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
  component: ComponentType<PanelProps>
  /** Of a form: while it changes something, the panel says where that was found. */
  list?: ViewId
  /** The header meanwhile, if it is not the list's. */
  editing?: { title: string; description: string }
}

type Place = { view: ViewId; isEditing: boolean }

const otherTitle = 'Admin Panel'
const otherDescription = 'Welcome to the admin panel'

/** Every view of the panel, in the order of the sidebar. */
const views = {
  dashboard: {
    label: 'Dashboard',
    title: 'Dashboard',
    description: 'Overview of your college events and faculty',
    icon: LayoutDashboard,
    right: 'see records',
    component: Dashboard,
  },
  'add-event': {
    label: 'Add Event',
    title: 'Add New Event',
    description: 'Create exciting events for students',
    icon: CalendarPlus,
    right: 'write records',
    component: EventFormView,
    list: 'events',
    editing: {
      title: 'Edit Event',
      description: 'Change what visitors read about this event',
    },
  },
  events: {
    label: 'View Events',
    title: 'Manage Events',
    description: 'View and manage all events',
    icon: CalendarDays,
    right: 'see records',
    component: EventsView,
  },
  'add-faculty': {
    label: 'Add Faculty',
    title: 'Add Faculty Member',
    description: 'Add new faculty member to your college',
    icon: UserPlus,
    right: 'write records',
    component: FacultyFormView,
    list: 'faculty',
  },
  faculty: {
    label: 'All Faculty Members',
    title: 'Faculty Members',
    description: 'View and manage faculty members',
    icon: UsersRound,
    right: 'see records',
    component: FacultyView,
  },
  'add-administrative': {
    label: 'Add Administrative Staff',
    title: otherTitle,
    description: otherDescription,
    icon: ShieldPlus,
    right: 'write records',
    isForWhole: true,
    component: AdministrativeFormView,
    list: 'administrative-faculty',
  },
  'administrative-faculty': {
    label: 'Administrative Positions',
    title: otherTitle,
    description: otherDescription,
    icon: Landmark,
    right: 'see records',
    isForWhole: true,
    component: AdministrativeView,
  },
  'add-management': {
    label: 'Add Management & Other',
    title: otherTitle,
    description: otherDescription,
    icon: UserRoundPlus,
    right: 'write records',
    isForWhole: true,
    component: ManagementFormView,
    list: 'management-faculty',
  },
  'management-faculty': {
    label: 'Management & Other',
    title: otherTitle,
    description: otherDescription,
    icon: BriefcaseBusiness,
    right: 'see records',
    isForWhole: true,
    component: ManagementView,
  },
  'all-management': {
    label: 'All Management Staff',
    title: otherTitle,
    description: otherDescription,
    icon: Network,
    right: 'see records',
    isForWhole: true,
    component: AllManagementView,
  },
  'profile-changes': {
    label: 'Changes of Profiles',
    title: 'Changes of Profiles',
    description: 'What people have changed of their own profiles, and what waits for you',
    icon: UserCheck,
    right: 'write records',
    component: ProfileChangesView,
  },
  website: {
    label: 'Website',
    title: 'Website',
    description: 'Write what visitors read, and publish it when it is ready',
    icon: Globe,
    right: 'see content',
    component: WebsiteView,
    editing: {
      title: 'Edit the Website',
      description: 'Drafts are saved as you type; visitors see what you publish',
    },
  },
  library: {
    label: 'Library',
    title: 'Pictures and Documents',
    description: 'Upload them once, use them on any page, and see where each is used',
    icon: Images,
    right: 'see content',
    component: LibraryView,
    editing: {
      title: 'Picture or Document',
      description: 'What it is called and shows, its file, and where it is used',
    },
  },
  reports: {
    label: 'Reports',
    title: 'Reports',
    description: 'Links, drafts, texts and files of the website that need a look',
    icon: ClipboardCheck,
    right: 'see content',
    component: ReportsView,
  },
  messages: {
    label: 'Messages',
    title: 'Messages',
    description: 'Read and answer what visitors write to the office',
    icon: Mail,
    right: 'handle messages',
    component: MessagesView,
  },
  activity: {
    label: 'Activity',
    title: 'Activity',
    description: 'See who changed what, and when',
    icon: ScrollText,
    right: 'see activity',
    component: ActivityView,
  },
  import: {
    label: 'Import & Export',
    title: 'Import & Export',
    description:
      'Bring in and take out events and faculty as tables, and the website’s words as a package',
    icon: FileSpreadsheet,
    right: 'carry records',
    component: ImportView,
  },
  accounts: {
    label: 'Accounts',
    title: 'Accounts',
    description: 'Invite who works in the panel, and say what each may do',
    icon: UserKey,
    right: 'manage accounts',
    component: AccountsView,
  },
  profile: {
    label: 'My Profile',
    title: 'My Profile',
    description: 'What visitors read about you on your page',
    icon: UserRound,
    right: 'own profile',
    isOfProfile: true,
    component: ProfileView,
  },
  settings: {
    label: 'Settings',
    title: 'Settings',
    description: 'Configure your admin panel',
    icon: Settings,
    right: 'own account',
    component: SettingsView,
  },
} as const satisfies Record<ViewId, View>

export const viewOf = (id: ViewId): View => views[id]

/** The view that a place belongs to: a form that changes something is part of the list with it. */
export function homeOf({ view, isEditing }: Place): ViewId {
  return (isEditing && viewOf(view).list) || view
}

/** What the header says of a place. Views that share a title are told apart by their `label`. */
export function headerOf(place: Place): { title: string; description: string; label?: string } {
  const { editing } = viewOf(place.view)
  if (place.isEditing && editing) return editing
  const { title, description, label } = viewOf(homeOf(place))
  return title === otherTitle ? { title, description, label } : { title, description }
}

// The table has exactly the ids as its keys.
const viewIds = Object.keys(views) as ViewId[]

/** The views of an account, in the order of the sidebar. */
export const viewsOf = (account: CurrentAdmin): ViewId[] =>
  viewIds.filter((id) => {
    const { right, isForWhole, isOfProfile } = viewOf(id)
    if (account.factorDue?.isOver) return right === 'own account'
    return (
      hasRight(account, right) &&
      !(isForWhole && account.departments.length > 0) &&
      !(isOfProfile && !account.hasProfile)
    )
  })
