import { useQuery } from '@tanstack/react-query'
import { college } from 'college/facts'
import { CalendarCheck, CalendarClock, CalendarDays, History } from 'lucide-react'
import { useMemo } from 'react'
import { eventsQuery } from '#app/data/events'
import { useSite } from '#app/lib/site'
import type { PanelProps } from '../panel'
import { DepartmentChart } from './department-chart'
import { eventStats } from './event-stats'
import { MonthChart } from './month-chart'
import { QuickActions } from './quick-actions'
import { StatCard } from './stat-card'

const eventCards = [
  { name: 'total', label: 'Total Events', icon: CalendarDays, tone: 'maroon' },
  { name: 'upcoming', label: 'Upcoming Events', icon: CalendarClock, tone: 'leaf' },
  { name: 'past', label: 'Past Events', icon: History, tone: 'sand' },
  { name: 'today', label: "Today's Events", icon: CalendarCheck, tone: 'gold' },
] as const

export function Dashboard({ panel }: PanelProps) {
  const { now } = useSite()
  const { data: events } = useQuery(eventsQuery())
  const stats = useMemo(() => events && eventStats(events, now, college.timeZone), [events, now])
  return (
    <div className="grid gap-8">
      <section aria-labelledby="events-overview" className="grid gap-4">
        <h2 id="events-overview" className="text-xl text-heading">
          Events Overview
        </h2>
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
          {eventCards.map(({ name, ...card }) => (
            <StatCard key={name} value={stats?.[name]} {...card} />
          ))}
        </ul>
      </section>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <MonthChart />
        <DepartmentChart />
      </div>
      <QuickActions panel={panel} />
    </div>
  )
}
