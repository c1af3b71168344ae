import { useQuery } from '@tanstack/react-query'
import { college } from 'college/facts'
import {
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  GraduationCap,
  History,
  Presentation,
  UsersRound,
} from 'lucide-react'
import { useMemo } from 'react'
import { eventsQuery } from '#app/data/events'
import { facultyQuery } from '#app/data/faculty'
import { useSite } from '#app/lib/site'
import type { PanelProps } from '../panel'
import { DepartmentChart } from './department-chart'
import { eventStats } from './event-stats'
import { facultyStats } from './faculty-stats'
import { MonthChart } from './month-chart'
import { QuickActions } from './quick-actions'
import { StatSection } from './stat-section'

const eventCards = [
  { name: 'total', label: 'Total Events', icon: CalendarDays, tone: 'accent' },
  { name: 'upcoming', label: 'Upcoming Events', icon: CalendarClock, tone: 'leaf' },
  { name: 'past', label: 'Past Events', icon: History, tone: 'sand' },
  { name: 'today', label: "Today's Events", icon: CalendarCheck, tone: 'gold' },
] as const

const facultyCards = [
  { name: 'total', label: 'Total Faculty', icon: UsersRound, tone: 'accent' },
  { name: 'departments', label: 'Departments', icon: Building2, tone: 'leaf' },
  { name: 'professors', label: 'Professors', icon: GraduationCap, tone: 'gold' },
  { name: 'assistantProfessors', label: 'Assistant Professors', icon: Presentation, tone: 'sand' },
] as const

export function Dashboard({ panel }: PanelProps) {
  const { now } = useSite()
  const { data: events } = useQuery(eventsQuery())
  const { data: faculty } = useQuery(facultyQuery())
  const ofEvents = useMemo(() => events && eventStats(events, now, college.timeZone), [events, now])
  const ofFaculty = useMemo(() => faculty && facultyStats(faculty), [faculty])
  return (
    <div className="grid gap-8">
      <StatSection title="Events Overview" cards={eventCards} stats={ofEvents} />
      <StatSection title="Faculty Overview" cards={facultyCards} stats={ofFaculty} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <MonthChart />
        <DepartmentChart />
      </div>
      <QuickActions panel={panel} />
    </div>
  )
}
