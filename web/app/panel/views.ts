import {
  CalendarDays,
  CircleHelp,
  ClipboardList,
  FileSpreadsheet,
  LayoutDashboard,
  Mail,
  ScanLine,
  ScrollText,
  Search,
  Settings,
  Ticket,
  UserCheck,
  UserKey,
  UserRound,
} from 'lucide'
import { SettingsView } from './accounts/settings/settings-view'
import { AccountsView } from './accounts/staff/accounts-view'
import { contentViews } from './content-views'
import { CheckInView } from './events/check-in/check-in-view'
import { AttendanceView, RegistrationsView } from './events/registrations/office-events'
import { Dashboard } from './operations/dashboard/dashboard'
import { ImportView } from './operations/import-export/import-view'
import { ProfileChangesView } from './people/profiles/profile-changes-view'
import { ProfileView } from './people/profiles/profile-view'
import { recordViews } from './record-views'
import { SearchView } from './search/search-view'
import { lazyView } from './shell/lazy-view'
import type { ViewId } from './shell/panel'
import type { PanelView } from './shell/view'

const MessagesView = lazyView(
  async () => (await import('./messaging/contact/messages-view')).MessagesView,
)
const ActivityView = lazyView(
  async () => (await import('./operations/activity-log/activity-view')).ActivityView,
)
const HelpView = lazyView(async () => (await import('./search/help/help-view')).HelpView)
const EventHub = lazyView(async () => (await import('./events/hub/event-hub')).EventHub)

const views = {
  dashboard: {
    group: 'today',
    label: 'Dashboard',
    title: 'Dashboard',
    description: 'Overview of your college events and faculty',
    alsoCalled: 'home overview statistics charts',
    icon: LayoutDashboard,
    right: 'see records',
    component: Dashboard,
  },
  messages: {
    group: 'today',
    label: 'Messages',
    title: 'Messages',
    description: 'Read and answer messages from visitors',
    alsoCalled: 'inbox unread spam enquiries queries contact form email reply answer',
    icon: Mail,
    right: 'handle messages',
    component: MessagesView,
  },
  'profile-changes': {
    group: 'today',
    label: 'Profile Changes',
    title: 'Profile Changes',
    description: 'Review the changes people made to their own profiles',
    alsoCalled: 'approve teacher profile review',
    icon: UserCheck,
    right: 'write records',
    component: ProfileChangesView,
  },
  ...recordViews,
  ...contentViews,
  event: {
    group: 'events',
    label: 'Event',
    title: 'Event',
    description: 'Details, people, check-in, emails, certificates and photos',
    icon: CalendarDays,
    right: 'handle registrations',
    isUnlisted: true,
    list: 'events',
    component: EventHub,
  },
  registrations: {
    group: 'events',
    label: 'Registrations',
    title: 'Registrations',
    description: 'See who has registered for each event, and manage seats and waiting lists',
    alsoCalled:
      'participants attendees students of event tickets seats waiting list who is registered open close export excel csv',
    icon: Ticket,
    right: 'handle registrations',
    component: RegistrationsView,
  },
  'check-in': {
    group: 'events',
    label: 'Check-in',
    title: 'Check-in',
    description: 'Scan tickets at the entrance with a phone',
    alsoCalled: 'door entrance scan QR tickets',
    icon: ScanLine,
    right: 'check in',
    component: CheckInView,
  },
  attendance: {
    group: 'events',
    label: 'Attendance',
    title: 'Attendance',
    description: 'See who attended each event, check scan problems and issue certificates',
    alsoCalled: 'certificates participants present absent',
    icon: ClipboardList,
    right: 'handle registrations',
    component: AttendanceView,
  },
  activity: {
    group: 'administration',
    label: 'Activity',
    title: 'Activity',
    description: 'See who changed what, and when',
    alsoCalled: 'log history audit who changed',
    icon: ScrollText,
    right: 'see activity',
    component: ActivityView,
  },
  import: {
    group: 'administration',
    label: 'Import & Export',
    title: 'Import & Export',
    description: 'Import and export events and faculty as tables, and website texts as one file',
    alsoCalled: 'export excel spreadsheet csv backup download upload undo teachers events content',
    icon: FileSpreadsheet,
    right: 'carry records',
    component: ImportView,
  },
  accounts: {
    group: 'administration',
    label: 'Accounts',
    title: 'Accounts',
    description: 'Invite staff and choose what each person can do',
    alsoCalled: 'users staff roles permissions invite colleagues left',
    icon: UserKey,
    right: 'manage accounts',
    component: AccountsView,
  },
  profile: {
    group: 'people',
    label: 'My Profile',
    title: 'My Profile',
    description: 'Edit your public profile page',
    alsoCalled: 'photo about publications',
    icon: UserRound,
    right: 'own profile',
    isOfProfile: true,
    component: ProfileView,
  },
  settings: {
    group: 'administration',
    label: 'Settings',
    title: 'Settings',
    description: 'Configure your admin panel',
    alsoCalled: 'password forgot two-factor passkey devices sessions email college',
    icon: Settings,
    right: 'own account',
    component: SettingsView,
  },
  search: {
    group: 'today',
    label: 'Search',
    title: 'Search',
    description: 'Search everything you can see, including drafts and unpublished content',
    icon: Search,
    right: 'own account',
    isUnlisted: true,
    component: SearchView,
  },
  help: {
    group: 'today',
    label: 'Help',
    title: 'Help',
    description: 'How to do the usual things, step by step',
    icon: CircleHelp,
    right: 'own account',
    isSearchOnly: true,
    component: HelpView,
  },
} as const satisfies Record<ViewId, PanelView>

export const viewOf = (id: ViewId): PanelView => views[id]

// Safe: `views` is checked against `ViewId`.
export const viewIds = Object.keys(views) as ViewId[]
