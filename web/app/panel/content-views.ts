import { ClipboardCheck, Globe, Images, IndianRupee, Languages, MailCheck, Megaphone } from 'lucide'
import { WebsiteView } from './content/entries/website-view'
import { FeesView } from './content/fees/fees-view'
import { LibraryView } from './content/library/library-view'
import { NoticesView } from './content/notices/notices-view'
import { ReportsView } from './content/reports/reports-view'
import { SubscribersView } from './messaging/subscriptions/subscribers-view'
import { lazyView } from './shell/lazy-view'
import type { ViewId } from './shell/panel'
import type { PanelView } from './shell/view'

const TranslationsView = lazyView(
  async () => (await import('./translations-view')).TranslationsView,
)

export const contentViews = {
  notices: {
    group: 'content',
    label: 'Notices',
    title: 'Notices',
    description: 'Publish results, timetables and holidays, and find notices from any year',
    alsoCalled:
      'news announcements circulars results timetable time table date sheet exam form last date admit card holiday admission open tender publish upload remove delete',
    icon: Megaphone,
    right: 'write content',
    component: NoticesView,
    editing: {
      title: 'Edit Notice',
      description: 'Drafts are saved as you type. Visitors only see what you publish.',
    },
  },
  website: {
    group: 'content',
    label: 'Website',
    title: 'Website',
    description: 'Edit the website and publish when you’re ready',
    alsoCalled:
      'pages content texts menus home page slides courses facts alerts popup urgent trash deleted',
    icon: Globe,
    right: 'write content',
    component: WebsiteView,
    editing: {
      title: 'Edit Website',
      description: 'Drafts are saved as you type. Visitors only see what you publish.',
    },
  },
  fees: {
    group: 'content',
    label: 'Fees',
    title: 'Fees',
    description: 'Change the fees of all courses in one table',
    alsoCalled: 'fee table structure courses prices charges tuition amounts money',
    icon: IndianRupee,
    right: 'write content',
    isSearchOnly: true,
    list: 'website',
    component: FeesView,
  },
  translations: {
    group: 'content',
    label: 'Translations',
    title: 'Translations',
    description: 'See what isn’t in Hindi yet, and translate it next to the English',
    alsoCalled: 'hindi languages translate bilingual devanagari',
    icon: Languages,
    right: 'write translations',
    component: TranslationsView,
    editing: {
      title: 'Edit Translation',
      description: 'Drafts are saved as you type. Visitors only see what you publish.',
    },
  },
  library: {
    group: 'content',
    label: 'Pictures & Documents',
    title: 'Pictures & Documents',
    description: 'Upload files once, use them on any page, and see where each one is used',
    alsoCalled: 'files photos images pdf media gallery upload syllabus',
    icon: Images,
    right: 'write content',
    component: LibraryView,
    editing: {
      title: 'Picture or Document',
      description: 'Name, description, file and where it is used',
    },
  },
  reports: {
    group: 'content',
    label: 'Reports',
    title: 'Reports',
    description: 'Links, drafts, texts and files that need attention',
    alsoCalled: 'broken links checks missing disclosure audit',
    icon: ClipboardCheck,
    right: 'write content',
    component: ReportsView,
  },
  subscribers: {
    group: 'content',
    label: 'Subscribers',
    title: 'Subscribers',
    description: 'See how many people get notices by email, and which ones',
    alsoCalled: 'newsletter mailing list email',
    icon: MailCheck,
    right: 'handle subscriptions',
    component: SubscribersView,
  },
} as const satisfies Partial<Record<ViewId, PanelView>>
