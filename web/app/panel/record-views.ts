import {
  BriefcaseBusiness,
  CalendarDays,
  CalendarPlus,
  Landmark,
  Network,
  ShieldPlus,
  UserPlus,
  UserRoundPlus,
  UsersRound,
} from 'lucide'
import { EventFormView } from './events/calendar/event-form-view'
import { EventsView } from './events/calendar/events-view'
import {
  AdministrativeFormView,
  FacultyFormView,
  ManagementFormView,
} from './people/faculty/staff-form-view'
import {
  AdministrativeView,
  AllManagementView,
  FacultyView,
  ManagementView,
} from './people/faculty/staff-views'
import type { ViewId } from './shell/panel'
import { otherDescription, otherTitle, type PanelView } from './shell/view'

export const recordViews = {
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
      description: 'Change the details visitors see',
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
    isForWholeCollege: true,
    component: AdministrativeFormView,
    list: 'administrative-faculty',
  },
  'administrative-faculty': {
    label: 'Administrative Positions',
    title: otherTitle,
    description: otherDescription,
    icon: Landmark,
    right: 'see records',
    isForWholeCollege: true,
    component: AdministrativeView,
  },
  'add-management': {
    label: 'Add Management & Other',
    title: otherTitle,
    description: otherDescription,
    icon: UserRoundPlus,
    right: 'write records',
    isForWholeCollege: true,
    component: ManagementFormView,
    list: 'management-faculty',
  },
  'management-faculty': {
    label: 'Management & Other',
    title: otherTitle,
    description: otherDescription,
    icon: BriefcaseBusiness,
    right: 'see records',
    isForWholeCollege: true,
    component: ManagementView,
  },
  'all-management': {
    label: 'All Management Staff',
    title: otherTitle,
    description: otherDescription,
    icon: Network,
    right: 'see records',
    isForWholeCollege: true,
    component: AllManagementView,
  },
} as const satisfies Partial<Record<ViewId, PanelView>>
