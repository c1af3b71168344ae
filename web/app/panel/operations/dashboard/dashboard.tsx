import { useQuery } from '@tanstack/react-query'
import { college } from 'college/facts'
import { formatCount } from 'contract/platform/format-count'
import {
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  FileCheck,
  FileClock,
  FileMinus,
  FileQuestion,
  GraduationCap,
  History,
  Hourglass,
  Mail,
  Presentation,
  UsersRound,
} from 'lucide'
import { useMemo } from 'react'
import { waitingContentQuery } from '#app/data/content-lists'
import { disclosureReportQuery } from '#app/data/disclosure-report'
import { eventsQuery } from '#app/data/events'
import { facultyQuery } from '#app/data/faculty'
import { messageCountsQuery } from '#app/data/messages'
import { useSite } from '#app/lib/site'
import { waitingEntries } from '../../content/entries/waiting-entries'
import type { PanelProps } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { AttendanceChart } from './attendance-chart'
import { DepartmentChart } from './department-chart'
import { eventStats } from './event-stats'
import { facultyStats } from './faculty-stats'
import { MonthChart } from './month-chart'
import { QuickActions } from './quick-actions'
import { StatSection } from './stat-section'
import { TodaySection } from './today-section'

const eventCards = [
  { name: 'total', label: 'Total Events', icon: CalendarDays, tone: 'accent' },
  {
    name: 'upcoming',
    label: 'Upcoming Events',
    icon: CalendarClock,
    tone: 'leaf',
    choice: { filter: 'upcoming' },
  },
  { name: 'past', label: 'Past Events', icon: History, tone: 'sand', choice: { filter: 'past' } },
  {
    name: 'today',
    label: "Today's Events",
    icon: CalendarCheck,
    tone: 'gold',
    choice: { filter: 'today' },
  },
] as const

const facultyCards = [
  { name: 'total', label: 'Total Faculty', icon: UsersRound, tone: 'accent' },
  {
    name: 'departments',
    label: 'Departments',
    icon: Building2,
    tone: 'leaf',
    choice: { sort: 'department' },
  },
  {
    name: 'professors',
    label: 'Professors',
    icon: GraduationCap,
    tone: 'gold',
    choice: { designation: 'Professor' },
  },
  {
    name: 'assistantProfessors',
    label: 'Assistant Professors',
    icon: Presentation,
    tone: 'sand',
    choice: { designation: 'Assistant Professor' },
  },
] as const

const messageCards = [
  { name: 'unread', label: 'Unread Messages', icon: Mail, tone: 'accent' },
] as const

const websiteCards = [
  { name: 'waiting', label: 'Waiting for Review', icon: Hourglass, tone: 'gold' },
] as const

const disclosureCards = [
  { name: 'published', label: 'Items Published', icon: FileCheck, tone: 'leaf' },
  { name: 'notApplicable', label: 'Not Applicable', icon: FileMinus, tone: 'sand' },
  { name: 'missing', label: 'Missing', icon: FileQuestion, tone: 'accent' },
  { name: 'overdue', label: 'Overdue for Review', icon: FileClock, tone: 'gold' },
] as const

export function Dashboard({ panel }: PanelProps) {
  const { isScoped, has } = useRights()
  return (
    <div className="grid grid-cols-1 gap-8">
      <TodaySection panel={panel} />
      <QuickActions panel={panel} />
      {/* Scoped accounts see only part of the lists, so these totals would not match. */}
      {!isScoped && <Overview panel={panel} />}
      {has('publish content') && <WebsiteOverview panel={panel} />}
      {!isScoped && has('see content') && <DisclosureOverview panel={panel} />}
      {has('handle messages') && <MessagesOverview panel={panel} />}
      {!isScoped && (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <MonthChart />
          <DepartmentChart />
        </div>
      )}
      {has('handle registrations') && <AttendanceChart panel={panel} />}
    </div>
  )
}

const offText = (count: number) => `Only in the total: ${formatCount(count)} cancelled or postponed`

function Overview({ panel }: PanelProps) {
  const { now } = useSite()
  const { data: events } = useQuery(eventsQuery())
  const { data: faculty } = useQuery(facultyQuery())
  const ofEvents = useMemo(() => events && eventStats(events, now, college.timeZone), [events, now])
  const ofFaculty = useMemo(() => faculty && facultyStats(faculty), [faculty])
  return (
    <>
      <StatSection
        title="Events Overview"
        view="events"
        cards={eventCards}
        stats={ofEvents}
        note={ofEvents && ofEvents.off > 0 && offText(ofEvents.off)}
        panel={panel}
      />
      <StatSection
        title="Faculty Overview"
        view="faculty"
        cards={facultyCards}
        stats={ofFaculty}
        panel={panel}
      />
    </>
  )
}

function WebsiteOverview({ panel }: PanelProps) {
  const rights = useRights()
  const { data: entries } = useQuery(waitingContentQuery())
  const stats = entries && { waiting: waitingEntries(entries, rights).length }
  return (
    <StatSection
      title="Website Overview"
      view="website"
      cards={websiteCards}
      stats={stats}
      panel={panel}
    />
  )
}

function DisclosureOverview({ panel }: PanelProps) {
  const { data } = useQuery(disclosureReportQuery())
  const stats = data && {
    published: data.published,
    notApplicable: data.notApplicable,
    missing: data.missing.length,
    overdue: data.overdue.length,
  }
  return (
    <StatSection
      title="Public Disclosure"
      view="reports"
      cards={disclosureCards}
      stats={stats}
      panel={panel}
    />
  )
}

function MessagesOverview({ panel }: PanelProps) {
  const { data: messages } = useQuery(messageCountsQuery())
  return (
    <StatSection
      title="Messages Overview"
      view="messages"
      cards={messageCards}
      stats={messages}
      panel={panel}
    />
  )
}
