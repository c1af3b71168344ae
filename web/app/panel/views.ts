import {
  ClipboardCheck,
  ClipboardList,
  FileSpreadsheet,
  Globe,
  Images,
  LayoutDashboard,
  Mail,
  MailCheck,
  Megaphone,
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
import { WebsiteView } from './content/entries/website-view'
import { LibraryView } from './content/library/library-view'
import { NoticesView } from './content/notices/notices-view'
import { ReportsView } from './content/reports/reports-view'
import { AttendanceView } from './events/attendance/attendance-view'
import { CheckInView } from './events/attendance/check-in-view'
import { RegistrationsView } from './events/registrations/registrations-view'
import { MessagesView } from './messaging/contact/messages-view'
import { SubscribersView } from './messaging/subscriptions/subscribers-view'
import { ActivityView } from './operations/activity-log/activity-view'
import { Dashboard } from './operations/dashboard/dashboard'
import { ImportView } from './operations/import-export/import-view'
import { ProfileChangesView } from './people/profiles/profile-changes-view'
import { ProfileView } from './people/profiles/profile-view'
import { recordViews } from './record-views'
import { SearchView } from './search/search-view'
import type { ViewId } from './shell/panel'
import type { View } from './view'

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
  ...recordViews,
  'profile-changes': {
    label: 'Changes of Profiles',
    title: 'Changes of Profiles',
    description: 'What people have changed of their own profiles, and what waits for you',
    icon: UserCheck,
    right: 'write records',
    component: ProfileChangesView,
  },
  notices: {
    label: 'Notices',
    title: 'Notices',
    description: 'Results, time tables, holidays: publish them, and find those of all years',
    icon: Megaphone,
    right: 'see content',
    component: NoticesView,
    editing: {
      title: 'Edit the Notice',
      description: 'Drafts are saved as you type; visitors see what you publish',
    },
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
  registrations: {
    label: 'Registrations',
    title: 'Registrations',
    description: 'Who takes part in which event, who waits, and how many may',
    icon: Ticket,
    right: 'handle registrations',
    component: RegistrationsView,
  },
  subscribers: {
    label: 'Subscribers',
    title: 'Subscribers',
    description: 'How many get notices by mail, and of what',
    icon: MailCheck,
    right: 'handle subscriptions',
    component: SubscribersView,
  },
  'check-in': {
    label: 'Check-in',
    title: 'Check-in',
    description: 'Let people in at the door of an event, with a phone',
    icon: ScanLine,
    right: 'check in',
    component: CheckInView,
  },
  attendance: {
    label: 'Attendance',
    title: 'Attendance',
    description: 'Who came to an event, who was scanned twice, and their certificates',
    icon: ClipboardList,
    right: 'handle registrations',
    component: AttendanceView,
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
  search: {
    label: 'Search',
    title: 'Search',
    description: 'Everything that you may see, also drafts and what is scheduled or withdrawn',
    icon: Search,
    right: 'see content',
    isInHeader: true,
    component: SearchView,
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

// The table has exactly the ids as its keys.
export const viewIds = Object.keys(views) as ViewId[]
